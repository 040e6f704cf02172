/** A school's whole theme, as it would stand in the school's own style sheet. */
export interface PartnerTheme {
  /** Goes into `data-school`. */
  id: string;
  name: string;
  motto: string;
  css: string;
}

/** Seal red on warm paper, corners as cut by a seal carver. What cannot be undone turns plum, away from the seal. */
const cinnabar: PartnerTheme = {
  id: 'cinnabar',
  name: '朱砂书院',
  motto: '印可以小，字不可以错。',
  css: `
[data-school='cinnabar'], [data-school='cinnabar'] [data-sy-theme] {
  --sy-color-page: light-dark(#FBF6EA, #191512);
  --sy-color-raised: light-dark(#FFFDF8, #221D19);
  --sy-color-sunken: light-dark(#F3EDDE, #13100E);
  --sy-color-line: light-dark(#E5DCC9, #352E2A);
  --sy-color-action: light-dark(#A63A2B, #F08A78);
  --sy-color-action-hover: light-dark(#8B2F23, #F5A294);
  --sy-color-action-soft: light-dark(#FBE9E2, #3D221B);
  --sy-color-on-action: light-dark(#FFFFFF, #24100D);
  --sy-color-focus: light-dark(#A63A2B, #F08A78);
  --sy-color-critical: light-dark(#93295F, #DF87AD);
  --sy-color-critical-hover: light-dark(#791D4D, #E59FBC);
  --sy-color-critical-soft: light-dark(#F8EAEF, #35202A);
  --sy-color-on-critical: light-dark(#FFFFFF, #200C14);
  --sy-radius-control: 2px;
  --sy-radius-card: 3px;
  --sy-radius-dialog: 4px;
}`,
};

/** Ink blue on cool paper, rounder, without serifs: instruments and graph paper. */
const science: PartnerTheme = {
  id: 'science',
  name: '格物学院',
  motto: '今日格一件，明日格一件。',
  css: `
[data-school='science'], [data-school='science'] [data-sy-theme] {
  --sy-color-page: light-dark(#F6F9FC, #10161F);
  --sy-color-sunken: light-dark(#EBF0F6, #0B1118);
  --sy-color-raised: light-dark(#FFFFFF, #161E28);
  --sy-color-line: light-dark(#D7E0E9, #27303B);
  --sy-color-strong: light-dark(#152033, #EAEFF5);
  --sy-color-body: light-dark(#323D55, #C3CBD3);
  --sy-color-muted: light-dark(#58687F, #8D959D);
  --sy-color-action: light-dark(#1D4E89, #72AEFB);
  --sy-color-action-hover: light-dark(#133D6F, #8CBEFF);
  --sy-color-action-soft: light-dark(#E6EEFA, #1E2B3E);
  --sy-color-on-action: light-dark(#FFFFFF, #0E1723);
  --sy-color-focus: light-dark(#1D4E89, #72AEFB);
  --sy-font-reading: var(--sy-font-text);
  --sy-radius-control: 10px;
  --sy-radius-card: 16px;
  --sy-radius-dialog: 20px;
}`,
};

/** One ink, one paper, one serif, no corner rounded: a printed page. */
const plain: PartnerTheme = {
  id: 'plain',
  name: '白鹿讲堂',
  motto: '不饰一色，只留白纸黑字。',
  css: `
[data-school='plain'], [data-school='plain'] [data-sy-theme] {
  --sy-color-page: light-dark(#FFFFFF, #141414);
  --sy-color-raised: light-dark(#FFFFFF, #1C1C1C);
  --sy-color-sunken: light-dark(#F5F5F5, #0F0F0F);
  --sy-color-line: light-dark(#E2E2E2, #2E2E2E);
  --sy-color-action: light-dark(#1F1F1F, #E4E4E4);
  --sy-color-action-hover: light-dark(#000000, #FFFFFF);
  --sy-color-action-soft: light-dark(#EDEDED, #2B2B2B);
  --sy-color-on-action: light-dark(#FFFFFF, #171717);
  --sy-color-focus: light-dark(#1F1F1F, #E4E4E4);
  --sy-font-text: var(--sy-font-reading);
  --sy-radius-control: 0;
  --sy-radius-card: 0;
  --sy-radius-dialog: 0;
  --sy-shadow-raised: none;
}`,
};

/** Three schools that share nothing but the names of the variables. */
export const partnerThemes = [cinnabar, science, plain];

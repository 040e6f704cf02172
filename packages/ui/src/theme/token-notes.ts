import type { vars } from './contract.css.ts';

/** What each variable is for: the words of the token tables in Storybook and in docs/theming.md. */
export const colourNotes: Record<keyof typeof vars.color, string> = {
  page: 'the page',
  raised: 'cards, fields, dialogs',
  sunken: 'places of pictures, disabled fields',
  strong: 'titles, typed text',
  body: 'text',
  muted: 'small facts, help, placeholders',
  line: 'hairlines; too faint to mean anything alone',
  outline: 'outlines of controls',
  action: 'the one action colour',
  actionHover: 'the same under the pointer, and words on `action-soft`',
  actionSoft: 'its soft ground',
  onAction: 'words on `action`',
  critical: 'errors, prices, what cannot be undone',
  criticalHover: 'the same under the pointer, and words on `critical-soft`',
  criticalSoft: 'its soft ground',
  onCritical: 'words on `critical`',
  gold: 'the seal of membership: fills and pictograms',
  goldStrong: 'gold as words',
  goldSoft: 'its soft ground',
  focus: 'the focus ring',
  scrim: 'behind dialogs',
};

type Group = Exclude<keyof typeof vars, 'color' | 'text'>;

/** The same for what is not a colour, by the last part of the name. */
export const notes: { [Name in Group]: Record<keyof (typeof vars)[Name], string> } & {
  text: Record<keyof typeof vars.text, string>;
} = {
  font: { text: 'the interface', reading: 'titles of articles, quotations', code: 'code' },
  text: {
    caption: 'the smallest facts',
    small: 'help, small buttons',
    base: 'the interface',
    reading: 'reading',
    lead: 'headings of level 3',
    title: 'headings of level 2',
    headline: 'headings of level 1',
    display: 'one line on a page, if any',
  },
  space: {
    4: 'a pictogram and its word',
    8: 'words that are one thing',
    12: 'controls beside each other',
    16: 'things below each other',
    20: 'a title and what it is of',
    24: 'cards beside each other',
    32: 'parts of a page',
    40: 'parts that have nothing to do with each other',
    56: 'above the end of a page',
    72: 'around what stands alone',
  },
  control: { small: 'small controls', standard: 'controls', large: 'large controls' },
  inset: { row: 'above and below a row', card: 'around what a card holds' },
  radius: { control: 'controls', card: 'cards, menus', dialog: 'dialogs', full: 'avatars, badges' },
  shadow: { raised: 'a card under the pointer', floating: 'menus, notices', modal: 'dialogs' },
  motion: {
    state: 'a change of state; leaving',
    enter: 'menus, notices',
    large: 'dialogs',
    easing: 'the curve of all of them',
  },
};

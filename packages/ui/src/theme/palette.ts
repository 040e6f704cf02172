/** Colours of one theme. The only place in the house where raw colours are written. */
export interface Palette {
  page: string;
  raised: string;
  sunken: string;
  strong: string;
  body: string;
  muted: string;
  line: string;
  outline: string;
  action: string;
  actionHover: string;
  actionSoft: string;
  onAction: string;
  critical: string;
  criticalHover: string;
  criticalSoft: string;
  onCritical: string;
  gold: string;
  goldStrong: string;
  goldSoft: string;
  focus: string;
}

/** What a palette is made of: three materials by day, the paper of the night, two seals. */
export interface Seeds {
  /** The page by day; the words by night. */
  paper: string;
  /** The words by day. */
  ink: string;
  /** The page by night. */
  night: string;
  /** Celadon, in this house. */
  action: string;
  /** Cinnabar: errors, prices, what cannot be undone. */
  critical: string;
  /** Gold: membership, warnings. */
  gold: string;
}

/** The house's own. Every colour below keeps its distance from one of them; a school's theme keeps the same distances. */
export const seeds: Seeds = {
  paper: '#FBFAF7',
  ink: '#1C1B19',
  night: '#14161A',
  action: '#0E7A6B',
  critical: '#C2392B',
  gold: '#9A6B14',
};

/** Paper in daylight. */
export const light: Palette = {
  page: '#FBFAF7',
  raised: '#FFFFFF',
  sunken: '#F3F1EB',
  strong: '#1C1B19',
  body: '#3A3833',
  muted: '#6B675F',
  line: '#E4E0D6',
  outline: '#8A8579',
  action: '#0E7A6B',
  actionHover: '#0B6659',
  actionSoft: '#E3F1EE',
  onAction: '#FFFFFF',
  critical: '#C2392B',
  criticalHover: '#A52E22',
  criticalSoft: '#FBEAE7',
  onCritical: '#FFFFFF',
  gold: '#9A6B14',
  goldStrong: '#835A0E',
  goldSoft: '#F8EFDC',
  focus: '#0E7A6B',
};

/** Paper by lamplight. */
export const dark: Palette = {
  page: '#14161A',
  raised: '#1B1E23',
  sunken: '#0F1114',
  strong: '#F2F0EA',
  body: '#CFCBC2',
  muted: '#99958C',
  line: '#2C3036',
  outline: '#7A7B7C',
  action: '#4FC2AE',
  actionHover: '#6AD0BE',
  actionSoft: '#17302C',
  onAction: '#0B1A17',
  critical: '#F08373',
  criticalHover: '#F49C8F',
  criticalSoft: '#3A1F1C',
  onCritical: '#240B07',
  gold: '#D9AC56',
  goldStrong: '#E3BC70',
  goldSoft: '#33280F',
  focus: '#4FC2AE',
};

/** What lies between the page and what floats above it: see-through, so no contrast is counted on them. */
export const depth = {
  light: {
    scrim: 'rgb(28 27 25 / 0.44)',
    raised: '0 1px 2px rgb(28 27 25 / 0.06), 0 1px 6px rgb(28 27 25 / 0.04)',
    floating: '0 2px 6px rgb(28 27 25 / 0.06), 0 8px 28px rgb(28 27 25 / 0.12)',
    modal: '0 4px 12px rgb(28 27 25 / 0.08), 0 24px 64px rgb(28 27 25 / 0.2)',
  },
  dark: {
    scrim: 'rgb(0 0 0 / 0.6)',
    raised: '0 1px 2px rgb(0 0 0 / 0.4)',
    floating: '0 2px 6px rgb(0 0 0 / 0.4), 0 8px 28px rgb(0 0 0 / 0.5)',
    modal: '0 4px 12px rgb(0 0 0 / 0.4), 0 24px 64px rgb(0 0 0 / 0.6)',
  },
} as const;

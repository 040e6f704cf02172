import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

/** The place that the settings stand in; what they look like follows from its width. */
const place = 'account-settings';
export const isNarrow = `${place} (max-width: 30rem)`;
/** A narrow place with large text: nothing stands beside anything. */
export const isTiny = `${place} (max-width: 15rem)`;

const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 };

/** Of what takes the focus from a script alone. */
export const focusStop = {
  inlineSize: 'fit-content',
  borderRadius: vars.radius.control,
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': ring },
} as const;

export const settings = style({ ...ownBox(place), maxInlineSize: 720 });

export const heading = style({ ...ownHeading('headline'), marginBlockEnd: vars.space[20] });

export const part = style({
  marginBlockStart: vars.space[24],
  paddingBlockStart: vars.space[32],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const partHeading = style({ ...ownHeading('title'), ...focusStop });

export const words = style({
  ...ownText('base', 'muted'),
  marginBlockStart: vars.space[8],
  textWrap: 'pretty',
});

/** Rows below each other, one hairline between two. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

const line = {
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
} as const;

/** Term, value, and what can be done: as high with it as without. */
export const row = style({
  ...line,
  alignItems: 'center',
  gridTemplateColumns: '7.5rem minmax(0, 1fr) auto',
  gridTemplateRows: `minmax(${vars.control.small}, auto)`,
  '@container': {
    [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateRows: 'auto' },
    [isTiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** With a field in it, which may be several lines high. */
export const fieldRow = style([row, { alignItems: 'baseline' }]);

/** One without a term. */
export const thing = style({
  ...line,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': { [isTiny]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Two lines of what something is. */
export const lines = style({ display: 'grid', flex: 1, gap: vars.space[4], minInlineSize: 0 });

export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
});

export const facts = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[16]}`,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [isNarrow]: { flexDirection: 'column', alignItems: 'start' } },
});

/** A fact to come, about as long as it will be. */
export const bone = style({ inlineSize: '7rem', maxInlineSize: '100%' });

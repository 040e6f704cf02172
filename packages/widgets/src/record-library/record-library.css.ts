import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading } from '../widget/own-text.ts';

/** The place that the library stands in; what it looks like follows from its width. */
const place = 'record-library';
export const isWide = `${place} (min-width: 52rem)`;
export const isNarrow = `${place} (max-width: 27rem)`;
/** A narrow place with large text: nothing stands beside anything. */
export const isTiny = `${place} (max-width: 15rem)`;

export const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 };

export const library = style(ownBox(place));

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  marginBlockEnd: vars.space[24],
});

export const heading = style({
  ...ownHeading('headline'),
  flex: '1 1 auto',
});

export const search = style({
  flex: '0 1 18rem',
  minInlineSize: 'min(12rem, 100%)',
  '@container': { [isNarrow]: { flex: '1 1 100%', order: 1 } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [isWide]: { gap: vars.space[40], gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

/** A turned page begins below a header that stays. */
export const results = style({
  scrollMarginBlockStart: vars.space[72],
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

export const cards = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${vars.space[32]} ${vars.space[20]}`,
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] } },
});

export const pager = style({ marginBlockStart: vars.space[32] });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading } from '../look/own-text.ts';

/** The place that the study center stands in; what it looks like follows from its width. */
const place = 'study-center';
export const isNarrow = `${place} (max-width: 36rem)`;
/** A narrow place with large text: nothing stands beside anything. */
export const isTiny = `${place} (max-width: 15rem)`;

export const center = style(ownBox(place));

export const heading = style({ ...ownHeading('headline'), marginBlockEnd: vars.space[16] });

/** A turned page begins below a header that stays. */
export const shelf = style({
  scrollMarginBlockStart: vars.space[72],
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

/** Articles below each other, one hairline between two. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  paddingBlock: vars.space[20],
  selectors: {
    // The tabs keep their distance already.
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const pager = style({
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

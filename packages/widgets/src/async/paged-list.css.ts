import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** A turned page begins below a header that stays. */
export const list = style({
  scrollMarginBlockStart: vars.space[72],
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

/** Rows below each other, one hairline between two. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  paddingBlock: vars.space[20],
  selectors: {
    // The tabs above keep their distance already.
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const pager = style({
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

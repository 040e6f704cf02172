import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** A receipt has no buttons on it. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { print: { display: 'none' } },
});

/** Asking for money back is not printed: a receipt has the sums that were given back. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

/** Of one refund: what is said of it below its sum. */
export const refund = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

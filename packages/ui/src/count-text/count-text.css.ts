import { style } from '@vanilla-extract/css';

/** The unit stands behind its number in every script. */
export const count = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

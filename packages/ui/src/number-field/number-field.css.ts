import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** One line: steppers for which there is no room go to a second one, out of sight. Keys step all the same. */
export const frame = style({
  flexWrap: 'wrap',
  alignContent: 'start',
  overflow: 'hidden',
});

export const height = styleVariants(vars.control, (side) => ({ blockSize: side }));

export const input = style({
  selectors: { '&&': { flexBasis: '3rem', fontVariantNumeric: 'tabular-nums' } },
});

export const unit = style({
  flex: 'none',
  marginInlineEnd: vars.space[12],
  color: vars.color.muted,
  whiteSpace: 'nowrap',
});

export const steppers = style({
  display: 'flex',
  flex: 'none',
  alignSelf: 'stretch',
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    '(forced-colors: active)': { borderInlineStartColor: 'CanvasText' },
  },
});

/** As high as the frame: a small target, pressed many times. */
export const stepper = style({
  inlineSize: '2rem',
  selectors: {
    '&&': { minBlockSize: 0, borderRadius: 0 },
    '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '& + &': { borderInlineStartColor: 'CanvasText' } } },
  },
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

const column = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingBlockStart: vars.space[40],
  paddingInline: vars.space[24],
});

/** As wide as a film is watched in one look, and what is said about it is still read easily. */
export const recording = style([column, { maxInlineSize: `calc(54rem + 2 * ${vars.space[24]})` }]);

export const library = style([column, { maxInlineSize: `calc(1200px + 2 * ${vars.space[24]})` }]);

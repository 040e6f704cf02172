import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as a row is taken in with its action at one look. */
export const center = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(960px + 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  paddingBlockStart: vars.space[40],
  paddingInline: vars.space[24],
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as a form is read, so that a row's action stays beside what it is about. */
export const basic = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(720px + 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  paddingBlockStart: vars.space[40],
  paddingInline: vars.space[24],
});

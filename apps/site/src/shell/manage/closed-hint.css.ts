import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const hint = style({
  marginBlockEnd: vars.space[16],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.color.goldSoft,
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[20],
  color: vars.color.body,
});

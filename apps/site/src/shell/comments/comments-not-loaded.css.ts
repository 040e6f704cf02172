import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.muted,
});

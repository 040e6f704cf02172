import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** In place of what did not come. */
export const missing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.muted,
});

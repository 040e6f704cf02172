import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

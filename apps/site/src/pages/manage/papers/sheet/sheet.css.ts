import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** What has no place on paper. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading } from '../widget/own-text.ts';

export const preview = style({ padding: vars.space[20] });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const article = style({
  display: 'grid',
  gap: vars.space[20],
  gridTemplateColumns: 'minmax(0, 46rem)',
  justifyContent: 'center',
  paddingBlock: vars.space[24],
});

export const title = style(ownHeading('display'));

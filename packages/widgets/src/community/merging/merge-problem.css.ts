import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../../widget/own-text.ts';

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

export const dialog = style({ display: 'grid', gap: vars.space[16], padding: vars.space[24] });

export const heading = style(ownHeading('lead'));

export const hint = style(ownText('base', 'muted'));

export const failure = style(ownText('base', 'critical'));

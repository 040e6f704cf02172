import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../../widget/own-text.ts';

export const editor = style({
  ...ownBox('post-editor'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
});

export const heading = style(ownHeading('headline'));
export const smallHeading = style(ownHeading('lead'));

export const hint = style(ownText('small', 'muted'));

export const failure = style(ownText('small', 'critical'));

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const tags = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const similar = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  listStyle: 'none',
});

export const link = style({ color: vars.color.action });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

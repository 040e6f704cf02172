import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../../widget/own-text.ts';

export const editor = style({
  ...ownBox('note-editor'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
});

export const heading = style(ownHeading('headline'));

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });

export const hint = style(ownText('small', 'muted'));

export const restored = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../../widget/own-text.ts';

export const moderation = style({
  ...ownBox('moderation'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const heading = style(ownHeading('headline'));
export const smallHeading = style(ownHeading('lead'));

export const post = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const title = style({ ...ownText('base', 'strong'), fontWeight: 600 });
export const words = style(ownText('base', 'body'));
export const failure = style(ownText('small', 'critical'));

export const facts = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const link = style({ color: vars.color.action });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[24],
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../../widget/own-text.ts';

export const solutions = style({
  ...ownBox('solutions'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const heading = style(ownHeading('title'));

export const solution = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const facts = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const name = style({ color: vars.color.strong, fontWeight: 600 });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

/** In the place of what was just deleted. */
export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const removedText = style({ ...ownText('small', 'muted'), flex: '1 1 12rem' });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../../widget/own-text.ts';

export const actions = style({
  ...ownBox('post-actions'),
  // A container has no width of its own beside what else stands in a row.
  flex: '1 1 12rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const hint = style(ownText('small', 'muted'));

export const failure = style(ownText('small', 'critical'));

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: vars.space[24],
});

export const heading = style(ownHeading('lead'));

export const version = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space[12] });

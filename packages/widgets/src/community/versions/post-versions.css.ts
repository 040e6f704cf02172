import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../../widget/own-text.ts';

export const versions = style({
  ...ownBox('post-versions'),
  // A container has no width of its own beside what else stands in a row.
  flex: '1 1 100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[12],
});

export const list = style({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
});

export const version = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const heading = style(ownHeading('lead'));
export const hint = style(ownText('small', 'muted'));
export const failure = style(ownText('small', 'critical'));

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
});

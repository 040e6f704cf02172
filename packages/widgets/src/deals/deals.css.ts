import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

export const deals = style({ ...ownBox('deals'), display: 'grid', gap: vars.space[16] });

export const failure = style({ ...ownText('base', 'critical') });

export const card = style({
  display: 'grid',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[20],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

export const title = style(ownHeading('lead'));

export const facts = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style(ownText('small', 'muted'));

export const teams = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const team = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
});

export const teamWords = style({ display: 'grid', minInlineSize: 0 });

export const teamFacts = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[8]}`,
});

export const members = style({ display: 'flex', gap: vars.space[4] });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

export const rehearsal = style({ ...ownBox('exam-rehearsal'), paddingBlockStart: vars.space[16] });

export const sheet = style({
  display: 'grid',
  gap: vars.space[16],
  maxInlineSize: '44rem',
  marginInline: 'auto',
  padding: vars.inset.card,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const title = style({ ...ownHeading('headline'), outlineOffset: 4 });

export const text = style(ownText('base', 'body'));

export const steps = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  paddingInlineStart: vars.space[20],
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const notice = style({
  ...ownText('base', 'body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[12],
  marginBlockEnd: vars.space[12],
  background: vars.color.actionSoft,
  border: `1px solid ${vars.color.action}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-mishap="unplugged"]': { background: vars.color.goldSoft, borderColor: vars.color.gold },
  },
});

export const dark = style({
  ...ownText('base', 'muted'),
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[12],
  minBlockSize: '24rem',
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
});

export const darkTitle = style(ownText('title', 'strong'));

export const verdict = style({
  ...ownText('lead', 'strong'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.critical,
  selectors: { '&[data-ready]': { color: vars.color.action } },
});

export const checks = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const check = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const reason = style({ ...ownText('small', 'muted'), display: 'block' });

export const result = style({
  ...ownText('small', 'muted'),
  selectors: {
    '[data-passed="true"] > &': { color: vars.color.action },
    '[data-passed="false"] > &': { color: vars.color.critical },
  },
});

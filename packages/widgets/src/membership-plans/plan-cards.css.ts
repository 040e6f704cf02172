import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../widget/own-text.ts';

export const choose = style({
  ...ownText('base', 'muted'),
  marginBlockEnd: vars.space[16],
  inlineSize: 'fit-content',
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  padding: vars.space[24],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const nameRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
});

export const name = style(ownHeading('title'));

export const price = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[8]}`,
});

export const days = style({ ...ownText('base', 'body'), fontVariantNumeric: 'tabular-nums' });

export const daily = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const benefits = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  marginBlock: vars.space[8],
  marginInline: 0,
  padding: 0,
  listStyle: 'none',
});

export const benefit = style({ ...ownText('base', 'body'), display: 'flex', gap: vars.space[8] });

/** As high as the first line of what it stands before. */
export const tick = style({
  display: 'grid',
  flex: 'none',
  alignItems: 'center',
  blockSize: vars.text.base.line,
  color: vars.color.gold,
});

/** At the foot of the card, however much stands above it. */
export const action = style({ display: 'grid', marginBlockStart: 'auto', paddingBlockStart: vars.space[8] });

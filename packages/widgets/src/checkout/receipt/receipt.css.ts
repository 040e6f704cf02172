import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../../widget/own-text.ts';

export const outcome = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  marginBlockEnd: vars.space[24],
  textAlign: 'center',
});

const sign = { display: 'flex', '@media': { '(forced-colors: active)': { color: 'CanvasText' } } };
export const positive = style({ ...sign, color: vars.color.action });
export const neutral = style({ ...sign, color: vars.color.muted });

export const title = style({
  ...ownHeading('headline'),
  textAlign: 'center',
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const sum = style({
  ...ownText('reading', 'body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
});

export const hint = style({ ...ownText('base', 'muted'), textAlign: 'center', textWrap: 'balance' });

export const orderId = style({ ...ownText('base', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText as text } from '../widget/own-text.ts';

export const recording = style({
  ...text('base', 'body'),
  containerType: 'inline-size',
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
});

export const about = style({ display: 'grid', gap: vars.space[16], paddingBlockStart: vars.space[24] });

export const title = style({
  ...text('headline', 'strong'),
  fontFamily: vars.font.reading,
  fontWeight: 600,
  textWrap: 'balance',
});

export const origin = style({
  ...text('base', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const owner = style({ color: vars.color.strong });

export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.actionSoft,
  color: vars.color.action,
});

export const ownText = style({ ...text('base', 'strong'), flex: '1 1 12rem' });

export const comments = style({ paddingBlockStart: vars.space[40] });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

export const offer = style({
  ...ownText('base', 'body'),
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: vars.space[24],
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${vars.space[16]})`,
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.floating,
  '@media': { print: { display: 'none' } },
});

export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minInlineSize: 0,
});

export const words = style({ fontVariantNumeric: 'tabular-nums' });

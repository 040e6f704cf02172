import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from './own-text.ts';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space[16],
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  marginInline: 'auto',
  marginBlockStart: vars.space[16],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.modal,
});

export const count = style({ ...ownText('base', 'strong'), fontWeight: 600 });

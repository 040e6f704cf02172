import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

export const form = style({ ...ownText('base', 'body'), overflowWrap: 'anywhere' });

export const fields = style({ display: 'grid', gap: vars.space[20] });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockEnd: vars.space[16],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  background: vars.color.actionSoft,
});

export const noteWords = style({ flex: 1, color: vars.color.strong });

export const question = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  marginBlockEnd: vars.space[16],
  padding: vars.space[16],
  border: `1px solid ${vars.color.critical}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.floating,
});

export const questionTitle = style({ ...ownText('reading', 'strong'), fontWeight: 600 });

export const questionText = style({ ...ownText('base', 'body'), marginBlock: vars.space[8] });

export const conflict = style({ marginBlockEnd: vars.space[12] });

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  inlineSize: '100%',
});

export const savedState = style({ ...ownText('small', 'muted'), flex: '1 1 10rem' });

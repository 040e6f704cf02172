import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

/** Whoever goes to a moment finds the player below a header that stays. */
export const place = style({ scrollMarginBlockStart: vars.space[72] });

export const processing = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  aspectRatio: '16 / 9',
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  color: vars.color.muted,
});

export const processingTitle = style({ ...ownText('reading', 'strong'), fontWeight: 600 });

export const processingHint = style({ ...ownText('base', 'muted'), textAlign: 'center' });

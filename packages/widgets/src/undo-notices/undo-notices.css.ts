import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';

/** Over the upper edge of the page, where a bar at the foot does not cover it. */
export const region = style({
  ...ownText('base', 'body'),
  position: 'fixed',
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[24],
  zIndex: 20,
  inlineSize: `min(30rem, calc(100vw - 2 * ${vars.space[24]}))`,
  pointerEvents: 'none',
  '@media': { '(max-width: 40rem)': { insetInlineEnd: vars.space[12] } },
});

export const spoken = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const list = style({ display: 'grid', gap: vars.space[8], pointerEvents: 'auto' });

export const notice = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  overflow: 'hidden',
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.floating,
});

export const sign = style({ display: 'inline-flex', color: vars.color.action });

export const words = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.strong,
});

export const left = style({
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  fontVariantNumeric: 'tabular-nums',
});

/** What is left of its time, as a line along its lower edge. */
export const bar = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  blockSize: 2,
  background: vars.color.action,
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { ring } from './record-library.css.ts';

export const panel = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const top = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const title = style({ ...ownText('reading', 'strong'), fontWeight: 600 });

export const hint = style(ownText('small', 'muted'));

export const link = style({ display: 'grid', gap: vars.space[8] });

export const added = style({
  ...ownText('base', 'action'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontWeight: 600,
});

const height = '1.5rem';
const gap = 3;

export const control = style({
  position: 'relative',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '2.75rem',
  blockSize: height,
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  cursor: 'pointer',
  transition: `background ${vars.motion.state} ${vars.motion.easing}`,
  selectors: {
    '&[aria-checked="true"]': { background: vars.color.action, borderColor: vars.color.action },
    '&[aria-disabled]': { cursor: 'progress', opacity: 0.6 },
    '&:focus-visible': ring,
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlock: gap,
  insetInlineStart: gap,
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  background: vars.color.outline,
  // Colours of the system keep a filled shape only with a border.
  border: '1px solid transparent',
  transition: `inset-inline-start ${vars.motion.state} ${vars.motion.easing}`,
  selectors: {
    [`${control}[aria-checked="true"] &`]: {
      insetInlineStart: `calc(100% - ${height} + ${gap}px + 2px)`,
      background: vars.color.onAction,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: { [`${control}[aria-checked="true"] &`]: { background: 'Highlight' } },
    },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition } from '../theme/mixins.ts';

export const tree = style({
  ...ownText('base'),
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineBreak: 'strict',
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
});

export const item = style({
  ...selfContained,
  ...stateTransition('background-color'),
  position: 'relative',
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-has-child-items]:hover': { background: vars.color.sunken, cursor: 'pointer' },
    '&[data-selected], &[data-current]': {
      background: `color-mix(in srgb, ${vars.color.actionSoft} 55%, ${vars.color.raised})`,
    },
    '&[data-current]': { boxShadow: `inset 0 0 0 1px ${vars.color.actionSoft}` },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected], &[data-current]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[data-focus-visible]': { outline: '2px solid CanvasText', outlineOffset: -4 },
      },
    },
  },
});

/** Everything is as high as the first line and stands beside it. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minBlockSize: vars.control.standard,
  boxSizing: 'border-box',
  paddingBlock: `max(${vars.inset.row} - 0.1875rem, 0.25rem)`,
  // react-aria counts levels from 1.
  paddingInlineStart: 'calc((var(--tree-item-level) - 1) * 1.75rem)',
  selectors: { '[data-disabled] > * > &': { opacity: 0.45 } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[data-disabled] > * > &': { color: 'GrayText', opacity: 1 } },
    },
  },
});

const firstLine = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: vars.text.base.line,
} as const;

export const boxPlace = style({ ...firstLine, marginInlineEnd: '0.125rem' });
export const chevronPlace = style({ ...firstLine, inlineSize: '1.5rem' });

export const chevron = style({
  ...selfContained,
  ...stateTransition('transform', 'color'),
  ...firstLine,
  justifyContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlock: '-0.0625rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.muted,
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // A page's own rule for hovered buttons weighs more than what is said at rest.
    '&:hover': { background: 'transparent' },
    '&[data-hovered]': { color: vars.color.strong },
    '[data-expanded] > * > * > &': { transform: 'rotate(90deg)' },
    "[dir='rtl'] [data-expanded] > * > * > &": { transform: 'rotate(-90deg)' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': { color: 'inherit' },
  },
});

export const icon = style({
  ...firstLine,
  color: vars.color.muted,
  selectors: { '[data-current] > * > * > &': { color: vars.color.action } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({
  display: 'block',
  color: vars.color.strong,
  selectors: {
    '[data-has-child-items] > * > * > * > &': { fontWeight: 500 },
    '[data-current] > * > * > * > &': { color: vars.color.actionHover, fontWeight: 500 },
  },
  '@media': {
    '(forced-colors: active)': {
      color: 'inherit',
      selectors: { '[data-current] > * > * > * > &': { color: 'inherit' } },
    },
  },
});
export const description = style({
  ...ownText('caption', 'muted'),
  display: 'block',
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
export const aside = style({
  ...ownText('small', 'muted'),
  ...firstLine,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
export const bone = style({ flex: 1 });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 4,
  outline: 'none',
  selectors: {
    '&:hover, [data-hovered] &': { color: vars.color.action },
    '&:focus-visible': focusRing,
  },
});

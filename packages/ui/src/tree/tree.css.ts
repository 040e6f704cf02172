import { style } from '@vanilla-extract/css';
import { dragHandle, dropGap } from '../collection/drag-looks.ts';
import { besideFirstLine, nameLink, quiet, rowStates } from '../collection/item-looks.ts';
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

const states = rowStates(
  '&[data-hovered], &[data-has-child-items]:hover',
  '&[data-selected], &[data-current]',
);

export const item = style({
  ...selfContained,
  ...states,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  cursor: 'default',
  selectors: {
    ...states.selectors,
    '&[data-current]': { boxShadow: `inset 0 0 0 1px ${vars.color.actionSoft}` },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-dragging]': { opacity: 0.45 },
    '&[data-drop-target]': { boxShadow: `inset 0 0 0 1px ${vars.color.action}` },
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

export const boxPlace = style({ ...besideFirstLine, marginInlineEnd: '0.125rem' });
export const chevronPlace = style({ ...besideFirstLine, inlineSize: '1.5rem' });

export const chevron = style({
  ...selfContained,
  ...stateTransition('transform', 'color'),
  ...besideFirstLine,
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
  ...besideFirstLine,
  color: vars.color.muted,
  selectors: { '[data-current] > * > * > &': { color: vars.color.action } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

/** What stands opposite goes below the words before they would be narrower than four characters. */
export const says = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space[8],
  minInlineSize: 0,
});
export const words = style({ flex: '1 1 4em', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({
  display: 'block',
  color: vars.color.strong,
  selectors: {
    '[data-has-child-items] > * > * > * > * > &': { fontWeight: 500 },
    '[data-current] > * > * > * > * > &': { color: vars.color.actionHover, fontWeight: 500 },
  },
  '@media': {
    '(forced-colors: active)': {
      color: 'inherit',
      selectors: { '[data-current] > * > * > * > * > &': { color: 'inherit' } },
    },
  },
});
export const description = style({ ...quiet('caption'), display: 'block' });
export const aside = style({ ...quiet('small'), ...besideFirstLine, fontVariantNumeric: 'tabular-nums' });
export const bone = style({ flex: 1 });

export const actions = style({
  ...besideFirstLine,
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

export const drag = style({ ...dragHandle, ...besideFirstLine, display: 'flex' });

export const gap = style(dropGap);

export const link = style(nameLink);

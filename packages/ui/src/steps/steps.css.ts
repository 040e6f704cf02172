import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import {
  focusRing,
  measured,
  ownText,
  plainList,
  selfContained,
  stateTransition,
  textSize,
  visuallyHidden,
} from '../theme/mixins.ts';

const place = createContainer();

export const measure = style(measured(place));

/** Side of the round mark. */
const side = '1.75rem';

// Vertical first. A place that is wide enough lays it flat by these variables, which every step reads.
export const list = style({
  ...plainList,
  vars: {
    '--steps-down': 'block',
    '--steps-along': 'none',
    '--steps-grow': '0',
    '--steps-room': vars.space[20],
  },
});

const flat = {
  flexDirection: 'row',
  gap: vars.space[12],
  vars: { '--steps-down': 'none', '--steps-along': 'block', '--steps-grow': '1', '--steps-room': '0' },
} as const;

/** By the number of steps: eight characters for each, or they stand below each other. */
export const horizontal = styleVariants({ 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (count) => ({
  '@container': { [`${place} (min-width: ${count * 9}rem)`]: flat },
}));

export const step = style({
  ...selfContained,
  position: 'relative',
  display: 'flex',
  flex: 'var(--steps-grow) 1 0',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlockEnd: 'var(--steps-room)',
  selectors: {
    '&:last-child': { flex: '0 1 auto', paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      display: 'var(--steps-down)',
      position: 'absolute',
      insetBlock: `calc(${side} + 0.25rem) 0.25rem`,
      insetInlineStart: `calc(${side} / 2 - 0.5px)`,
      inlineSize: 1,
      background: vars.color.line,
    },
    '&[data-state="done"]:not(:last-child)::before': { background: vars.color.action },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:not(:last-child)::before, &[data-state="done"]:not(:last-child)::before': {
          background: 'CanvasText',
        },
      },
    },
  },
});

export const mark = style({
  ...selfContained,
  ...textSize('small'),
  ...stateTransition('background-color', 'border-color', 'color'),
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: side,
  blockSize: side,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.full,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="done"] > &': { borderColor: vars.color.action, color: vars.color.action },
    '[data-state="current"] > &': {
      background: vars.color.action,
      borderColor: vars.color.action,
      color: vars.color.onAction,
      fontWeight: 500,
    },
    '[data-state="failed"] > &': {
      background: vars.color.critical,
      borderColor: vars.color.critical,
      color: vars.color.onCritical,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: {
        '[data-state="current"] > &, [data-state="failed"] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });

/** Title, and the line to the next mark beside it. As high as the mark. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: side,
  selectors: {
    'li:not(:last-child) > * > &::after': {
      content: '""',
      display: 'var(--steps-along)',
      flex: 1,
      minInlineSize: vars.space[12],
      blockSize: 1,
      background: vars.color.line,
    },
    'li[data-state="done"]:not(:last-child) > * > &::after': { background: vars.color.action },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        'li:not(:last-child) > * > &::after, li[data-state="done"]:not(:last-child) > * > &::after': {
          background: 'CanvasText',
        },
      },
    },
  },
});

export const heading = style({
  ...ownText('base', 'body'),
  overflowWrap: 'anywhere',
  selectors: {
    '[data-state="coming"] &': { color: vars.color.muted },
    '[data-state="current"] &': { color: vars.color.strong, fontWeight: 500 },
    '[data-state="failed"] &': { color: vars.color.critical, fontWeight: 500 },
  },
});

export const button = style({
  ...ownText('base', 'body'),
  ...stateTransition('color'),
  minBlockSize: '1.5rem',
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  touchAction: 'pan-x pan-y pinch-zoom',
  selectors: {
    '&:hover, &[data-hovered]': { color: vars.color.action },
    '&:focus-visible, &[data-focus-visible]': focusRing,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': { color: 'LinkText' },
  },
});

export const spoken = style(visuallyHidden);
export const description = style({
  ...ownText('small', 'muted'),
  display: 'block',
  paddingInlineEnd: vars.space[12],
  overflowWrap: 'anywhere',
});

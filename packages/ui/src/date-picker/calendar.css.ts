import { style } from '@vanilla-extract/css';
import { floating } from '../listbox/looks.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition } from '../theme/mixins.ts';

/** Of a day: as high as a field, and so a little smaller in a compact place. */
const side = vars.control.standard;

export const popover = style({
  ...floating,
  boxSizing: 'border-box',
  maxInlineSize: '100vw',
  overflow: 'auto',
});

export const dialog = style({
  ...selfContained,
  inlineSize: 'min-content',
  padding: vars.space[12],
  outline: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockEnd: vars.space[8],
});

export const pages = style({ display: 'flex', marginInlineStart: 'auto' });
export const page = style({ inlineSize: '2rem', blockSize: '2rem' });

export const jump = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

export const select = style({
  ...ownText('base', 'strong'),
  minBlockSize: '2rem',
  paddingInline: `${vars.space[8]} ${vars.space[24]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  appearance: 'none',
  outline: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
});

export const option = style({ background: vars.color.raised, color: vars.color.strong });

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  display: 'flex',
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const grid = style({ borderCollapse: 'collapse', borderSpacing: 0 });

export const weekday = style({
  ...ownText('caption', 'muted'),
  inlineSize: side,
  blockSize: '1.75rem',
  textAlign: 'center',
});

/** Two pixels of paper between weeks; none between days, so that a range is one band. */
export const day = style({
  ...ownText('base', 'strong'),
  ...stateTransition('background-color', 'color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: side,
  blockSize: side,
  marginBlockEnd: 2,
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]:not([data-selected])': { background: vars.color.sunken },
    '&[data-pressed]:not([data-selected])': { background: vars.color.actionSoft },
    '&[data-disabled]': { color: vars.color.muted, opacity: 0.45, cursor: 'not-allowed' },
    '&[data-unavailable]': {
      color: vars.color.muted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
      opacity: 1,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -1, zIndex: 1 },
    // Today is a mark, not a colour: the chosen day has that.
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '0.25rem',
      inlineSize: '0.75rem',
      blockSize: 2,
      borderRadius: 1,
      background: 'currentColor',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText', opacity: 1 },
        '&[data-hovered]:not([data-selected])': { color: 'Highlight' },
        '&[data-today]::after': { background: 'CanvasText' },
      },
    },
  },
});

const chosen = {
  background: vars.color.action,
  color: vars.color.onAction,
};

const forcedChosen = {
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

export const oneDay = style({
  selectors: {
    '&[data-selected]': chosen,
    '&[data-selected][data-focus-visible]': { outlineOffset: 1 },
    '&[data-selected][data-invalid]': { background: vars.color.critical, color: vars.color.onCritical },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': forcedChosen } } },
});

export const dayOfRange = style({
  selectors: {
    '&[data-selected]': { background: vars.color.actionSoft, borderRadius: 0 },
    'td:first-child > &[data-selected]': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    'td:last-child > &[data-selected]': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    '&[data-selection-start], &[data-selection-end]': chosen,
    '&[data-selection-start]': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    '&[data-selected][data-invalid]': { background: vars.color.criticalSoft, color: vars.color.critical },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-selected]': forcedChosen } },
  },
});

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const clear = style({ marginInlineStart: 'auto' });

/** The picker's own row: figures, then the button that opens the calendar, below them where there is no room. */
export const open = style({ marginInlineStart: 'auto', marginInlineEnd: vars.space[4] });
export const until = style({ flex: 'none', color: vars.color.muted });
export const frame = style({ flexWrap: 'wrap' });

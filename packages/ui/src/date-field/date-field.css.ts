import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Figures run left to right in every language; in a right-to-left page they stand at its right. */
export const segments = style({
  boxSizing: 'border-box',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 'max-content',
  // The room that a segment keeps around its figures.
  marginInline: -2,
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  cursor: 'text',
  selectors: {
    "[dir='rtl'] &": { justifyContent: 'flex-end' },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

/** The first day of a range ends where its figures end. */
export const range = styleVariants({
  start: { flex: 'none', selectors: { '&&': { paddingInlineEnd: vars.space[8] } } },
  end: { selectors: { '&&': { paddingInlineStart: vars.space[8] } } },
});

export const segment = style({
  paddingInline: 2,
  borderRadius: 3,
  caretColor: 'transparent',
  textAlign: 'end',
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: vars.color.muted },
    '&[data-type="literal"]': { paddingInline: 0, color: vars.color.muted },
    '&[data-disabled]': { color: vars.color.muted },
    '&[data-focused]': { background: vars.color.action, color: vars.color.onAction },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-focused]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

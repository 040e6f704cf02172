import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, stateTransition } from '../theme/mixins.ts';

/** Drawn on the input itself, one element for a box. */
export const box = style({
  ...stateTransition('background-color', 'border-color'),
  boxSizing: 'border-box',
  position: 'relative',
  display: 'block',
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: 4,
  background: vars.color.raised,
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // The pointer meets 28 px, the eye 18.
    '&::before': { content: '""', position: 'absolute', inset: 'calc((1.125rem - 1.75rem) / 2)' },
    '&:hover:not(:disabled)': { borderColor: vars.color.action },
    '&:checked, &:indeterminate': { background: vars.color.action, borderColor: vars.color.action },
    '&:checked::after': {
      content: '""',
      // Pages often give every element, and so this stroke, the other box.
      boxSizing: 'content-box',
      position: 'absolute',
      insetBlockStart: '0.125rem',
      left: '0.3125rem',
      inlineSize: '0.25rem',
      blockSize: '0.5rem',
      borderStyle: 'solid',
      borderColor: vars.color.onAction,
      borderWidth: '0 0.125rem 0.125rem 0',
      transform: 'rotate(42deg)',
    },
    '&:indeterminate::after': {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 0.0625rem) 0.1875rem auto',
      blockSize: '0.125rem',
      border: 0,
      borderRadius: 1,
      transform: 'none',
      background: vars.color.onAction,
    },
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: {
        '&:checked, &:indeterminate': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        '&:checked::after': { borderColor: 'HighlightText' },
        '&:indeterminate::after': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText', opacity: 1 },
      },
    },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition } from '../theme/mixins.ts';

/** Controls come first for the keyboard, below for the eye. */
export const carousel = style({
  ...ownText('base'),
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const controls = style({
  ...selfContained,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
});

export const dots = style({
  ...selfContained,
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  minInlineSize: 0,
});

/** 24 px for the pointer, 8 for the eye. */
export const dot = style({
  ...selfContained,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::before': {
      ...stateTransition('inline-size', 'background-color'),
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      background: vars.color.outline,
    },
    // A page's own rule for hovered buttons weighs more than what is said at rest.
    '&:hover': { background: 'transparent' },
    '&:hover::before': { background: vars.color.action },
    '&[aria-current]::before': { inlineSize: '1.25rem', background: vars.color.action },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { transitionDuration: '0s' } } },
    '(forced-colors: active)': {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
        '&[aria-current]::before': { background: 'Highlight' },
      },
    },
  },
});

export const track = style({
  ...selfContained,
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&[data-ready]': { scrollBehavior: 'smooth' } },
    },
  },
});

export const slide = style({
  ...selfContained,
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  borderRadius: vars.radius.card,
  outline: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
});

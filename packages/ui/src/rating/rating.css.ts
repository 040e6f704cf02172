import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition, visuallyHidden } from '../theme/mixins.ts';

export const rating = style({
  ...ownText('base', 'strong'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
  textAutospace: 'normal',
});

export const stars = style({
  display: 'block',
  flex: 'none',
  forcedColorAdjust: 'none',
  // Stars fill along the text. By attribute, as pictograms do it.
  selectors: {
    "[dir='rtl'] &": { transform: 'scaleX(-1)' },
    "[dir='rtl'] [dir='ltr'] &": { transform: 'none' },
  },
});

export const starsSize = styleVariants(
  { small: '0.875rem', standard: '1.125rem', large: '1.5rem' },
  (blockSize) => ({ blockSize, inlineSize: 'auto' }),
);

export const filled = style({
  fill: vars.color.gold,
  stroke: vars.color.gold,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': {
    '(forced-colors: active)': {
      fill: 'CanvasText',
      stroke: 'CanvasText',
      selectors: { '[data-disabled] &': { fill: 'GrayText', stroke: 'GrayText' } },
    },
  },
});

export const empty = style({
  fill: 'none',
  stroke: vars.color.outline,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': {
    '(forced-colors: active)': {
      stroke: 'CanvasText',
      selectors: { '[data-disabled] &': { stroke: 'GrayText' } },
    },
  },
});

export const wordsSize = styleVariants({
  small: { fontSize: vars.text.small.size, lineHeight: vars.text.small.line },
  standard: {},
  large: { fontSize: vars.text.reading.size, lineHeight: vars.text.reading.line },
});
export const score = style({ fontWeight: 500 });
export const count = style({
  color: vars.color.muted,
  fontWeight: 400,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const choices = style({
  ...selfContained,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The first star, not its square, stands where text does.
  marginInlineStart: '-0.375rem',
});

/** The square around a star: 36 px to press, and no gap between two. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: -2 },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { opacity: 1 } } } },
});

export const input = style({
  ...visuallyHidden,
  // Where the star is, so that nothing scrolls to find what has the focus.
  insetBlockStart: '50%',
  insetInlineStart: '50%',
});

export const star = style({
  ...stateTransition('transform'),
  display: 'block',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  forcedColorAdjust: 'none',
  selectors: {
    // Up to the star under the pointer, all of them answer.
    [`${choice}:not([data-disabled]):hover &, ${choice}:not([data-disabled]):has(~ ${choice}:hover) &`]: {
      transform: 'scale(1.08)',
    },
    [`${choice}:active &`]: { transform: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        [`${choice}:not([data-disabled]):hover &, ${choice}:not([data-disabled]):has(~ ${choice}:hover) &`]: {
          transform: 'none',
        },
      },
    },
  },
});

/** Edges of stars up to the pointer, before they are chosen. */
export const starEdge = style({
  ...stateTransition('stroke'),
  selectors: {
    [`${choice}:not([data-disabled]):hover &&, ${choice}:not([data-disabled]):has(~ ${choice}:hover) &&`]: {
      stroke: vars.color.gold,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${choice}:not([data-disabled]):hover &&, ${choice}:not([data-disabled]):has(~ ${choice}:hover) &&`]:
          {
            stroke: 'Highlight',
          },
      },
    },
  },
});

/** What the chosen number of stars means, in a place that is kept for it. */
export const verdict = style({
  ...ownText('base', 'body'),
  marginInlineStart: vars.space[8],
  minInlineSize: '4em',
});

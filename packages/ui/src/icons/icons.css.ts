import { style, styleVariants } from '@vanilla-extract/css';

export const icon = styleVariants({ small: '1rem', standard: '1.25rem', large: '1.5rem' }, (side) => ({
  display: 'block',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
}));

/** Arrows point along the text. By attribute: bundlers turn `:dir()` into a list of languages for older browsers. */
export const turning = style({
  selectors: {
    "[dir='rtl'] &": { transform: 'scaleX(-1)' },
    "[dir='rtl'] [dir='ltr'] &": { transform: 'none' },
  },
});

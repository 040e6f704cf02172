import { style, styleVariants } from '@vanilla-extract/css';

export const icon = styleVariants({ small: '1rem', standard: '1.25rem', large: '1.5rem' }, (side) => ({
  display: 'block',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
}));

/** Arrows point along the text. A drawing has no direction of its own, so its parent is asked. */
export const turning = style({ selectors: { ':dir(rtl) > &': { transform: 'scaleX(-1)' } } });

import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/**
 * A ring with its top quarter cut away; a see-through border would close it in forced colours. Under reduced motion it
 * stands still: three quarters of a circle still say "not yet".
 */
export const spinner = style({
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  border: '2px solid currentColor',
  borderRadius: '50%',
  clipPath: 'polygon(0 0, 50% 50%, 100% 0, 100% 100%, 0 100%)',
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

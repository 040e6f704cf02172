import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Under reduced motion the ring stands still: three quarters of a circle still say "not yet". */
export const spinner = style({
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    // There transparent is drawn, and the ring would close.
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});

import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const watermark = style({ position: 'relative', isolation: 'isolate', minInlineSize: 0 });

/** Over the content, under every popup: those live elsewhere. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  overflow: 'hidden',
  // Its words lie on a grid from the left, whatever the script around them.
  direction: 'ltr',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  userSelect: 'none',
  printColorAdjust: 'exact',
});

const drift = keyframes({
  '0%': { transform: 'translate(0, 0)' },
  '33%': { transform: 'translate(-9%, -5%)' },
  '66%': { transform: 'translate(-3%, -10%)' },
  '100%': { transform: 'translate(-10%, -2%)' },
});

/** Larger than its place, so that nothing is bare while it drifts. */
const drawing = {
  position: 'absolute',
  insetBlockStart: 0,
  // Not the start: in every script it grows to the right and drifts to the left.
  left: 0,
  inlineSize: '115%',
  blockSize: '115%',
} as const;

export const motion = styleVariants({
  still: drawing,
  drifting: {
    ...drawing,
    animation: `${drift} 90s ease-in-out infinite alternate`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  },
});

const words = { fontFamily: vars.font.text };

export const ink = styleVariants({
  paper: {
    ...words,
    fill: vars.color.strong,
    fillOpacity: 0.09,
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  },
  picture: {
    ...words,
    fill: 'white',
    fillOpacity: 0.32,
    stroke: 'black',
    strokeOpacity: 0.14,
    strokeWidth: 0.6,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
});

import { vars } from '@shuyuan/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** From corner to corner and through the middle; shares of what the line leaves free. */
const places = [
  [0.04, 0.06],
  [0.62, 0.3],
  [0.2, 0.7],
  [0.7, 0.82],
  [0.45, 0.12],
  [0.04, 0.45],
] as const;

const move = keyframes(
  Object.fromEntries(
    [...places, places[0]].map(([left, top], index) => [
      `${Math.round((index * 10_000) / places.length) / 100}%`,
      { left: `${left * 100}%`, top: `${top * 100}%` },
    ]),
  ),
);

export const course = style({
  position: 'absolute',
  maxInlineSize: '38%',
  // From the left in every script: its places are counted so.
  direction: 'ltr',
  userSelect: 'none',
  animation: `${move} 72s linear infinite`,
  // For those who asked for stillness it is now here, now there.
  '@media': { '(prefers-reduced-motion: reduce)': { animationTimingFunction: 'step-end' } },
});

export const line = style({
  fontFamily: vars.font.text,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  textShadow: `0 0 2px ${vars.color.scrim}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText, selfContained, textSize } from '../theme/mixins.ts';

const tones = {
  action: vars.color.action,
  neutral: vars.color.muted,
  positive: vars.color.action,
  critical: vars.color.critical,
  caution: vars.color.gold,
};
export const tone = styleVariants(tones, (color) => ({ vars: { '--progress': color } }));

const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const bar = style({
  ...selfContained,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  alignItems: 'baseline',
  inlineSize: '100%',
  minInlineSize: 0,
});

export const label = style({ ...ownText('base', 'strong'), minInlineSize: 0, overflowWrap: 'anywhere' });
export const value = style({
  ...ownText('small', 'muted'),
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const track = style({
  position: 'relative',
  flex: '1 0 100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.line,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText', background: 'Canvas' },
  },
});
/** On the line of the value, when there is no label above it. */
export const trackBeside = style({ flex: '1 1 4rem', alignSelf: 'center' });

export const thickness = styleVariants(
  { small: '0.25rem', standard: '0.375rem', large: '0.625rem' },
  (blockSize) => ({
    blockSize,
  }),
);

export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.full,
  background: 'var(--progress)',
  transition: `inline-size ${vars.motion.enter} ${vars.motion.easing}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

const pass = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
});

const strokes = (color: string) => `repeating-linear-gradient(115deg, ${color} 0 2px, transparent 2px 8px)`;

/** Two fifths that pass by. When nothing may move, thin strokes over the whole say that there is no end in sight. */
export const unknown = style([
  fill,
  {
    inlineSize: '40%',
    animation: `${pass} 1.6s ${vars.motion.easing} infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        inlineSize: '100%',
        background: strokes('var(--progress)'),
        animation: `${breathe} 2.4s ease-in-out infinite`,
      },
      '(forced-colors: active) and (prefers-reduced-motion: reduce)': { background: strokes('Highlight') },
    },
  },
]);

export const ring = style({
  ...selfContained,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  verticalAlign: 'middle',
});

export const side = styleVariants({ small: '1.25rem', standard: '2.5rem', large: '4.5rem' }, (length) => ({
  inlineSize: length,
  blockSize: length,
}));

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

/** Starts at twelve o'clock and goes with the clock, in every script. */
const circle = style({
  fill: 'none',
  strokeWidth: 'var(--progress-stroke)',
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
});
export const stroke = styleVariants({ small: '12', standard: '9', large: '7' }, (width) => ({
  vars: { '--progress-stroke': width },
}));

export const groove = style([
  circle,
  {
    stroke: vars.color.line,
    '@media': {
      '(forced-colors: active)': { stroke: 'CanvasText', strokeWidth: 3, forcedColorAdjust: 'none' },
    },
  },
]);

export const arc = style([
  circle,
  {
    stroke: 'var(--progress)',
    strokeLinecap: 'round',
    transition: `stroke-dasharray ${vars.motion.enter} ${vars.motion.easing}`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
      '(forced-colors: active)': { stroke: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
]);

/** Under reduced motion three quarters of a circle, as in a pending button; only their ink comes and goes. */
export const turning = style({
  animation: `${turn} 1s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2.4s ease-in-out infinite` },
  },
});

export const inside = style({
  ...ownText('small', 'strong'),
  ...textSize('small'),
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

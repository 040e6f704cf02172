import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText, selfContained } from '../theme/mixins.ts';

const value = (color: keyof typeof vars.color, fontWeight = 400) => ({
  ...ownText('small', color),
  fontWeight,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

/** The amount, and beside it the word of its zone: colour alone says nothing. */
export const valueInZone = styleVariants({
  normal: value('muted'),
  high: value('goldStrong'),
  low: value('goldStrong'),
  'too-high': value('critical', 500),
  'too-low': value('critical', 500),
});

export const level = style({
  ...selfContained,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  inlineSize: '100%',
});
export const levelLabel = style({ ...ownText('base', 'strong') });

/** Twenty-five marks cut out of one strip: light enough to be redrawn twenty times a second. */
export const strip = style({
  position: 'relative',
  flex: '1 1 6rem',
  minInlineSize: 0,
  blockSize: '0.75rem',
  overflow: 'hidden',
  contain: 'strict',
  vars: { '--level': '0', '--peak': '0' },
  background: `linear-gradient(90deg, ${vars.color.action} 70%, ${vars.color.gold} 70% 90%, ${vars.color.critical} 90%)`,
  maskImage: 'linear-gradient(90deg, transparent 2px, black 2px)',
  maskSize: '4% 100%',
  selectors: {
    "[dir='rtl'] &": {
      background: `linear-gradient(-90deg, ${vars.color.action} 70%, ${vars.color.gold} 70% 90%, ${vars.color.critical} 90%)`,
    },
  },
  '@media': {
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});
export const thickness = styleVariants(
  { small: '0.5rem', standard: '0.75rem', large: '1.25rem' },
  (blockSize) => ({
    blockSize,
  }),
);

/** Covers what is not reached: as wide as the silence left. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.line,
  transformOrigin: 'right',
  transform: 'scaleX(calc(1 - var(--level) / 100))',
  selectors: { "[dir='rtl'] &": { transformOrigin: 'left' } },
  '@media': {
    '(forced-colors: active)': {
      background: 'Canvas',
      // Empty marks keep an outline above and below, so that the strip is seen in silence too.
      borderBlock: '1px solid CanvasText',
    },
  },
});

/** The loudest mark of the last second; before the first sound it lies outside. */
export const peak = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc((var(--peak) - 4) * 1%)',
  inlineSize: '4%',
  background: vars.color.strong,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

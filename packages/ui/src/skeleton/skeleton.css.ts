import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { textSize, visuallyHidden, type TextSize } from '../theme/mixins.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** What goes away again anchors no scrolling: the browser then holds on to what stays, above or below. */
export const group = style({ boxSizing: 'border-box', minInlineSize: 0, overflowAnchor: 'none' });
export const spoken = style(visuallyHidden);

/** Breathing starts late: a fast answer should not flicker. */
const bone = {
  background: vars.color.line,
  animation: `${breathe} 1.8s ease-in-out 300ms infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { background: 'GrayText', forcedColorAdjust: 'none' },
  },
} as const;

const sizes: TextSize[] = ['caption', 'small', 'base', 'reading', 'lead', 'title', 'headline', 'display'];

export const text = styleVariants(
  Object.fromEntries(sizes.map((name) => [name, name])) as Record<TextSize, TextSize>,
  (name) => ({ ...textSize(name), display: 'block', boxSizing: 'border-box' }),
);

/** A line takes the height of the words that will come; the bar in it, that of their characters. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
});

export const bar = style({
  ...bone,
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.72em',
  borderRadius: 4,
  selectors: { [`${line}:last-child:not(:first-child) > &`]: { inlineSize: '62%' } },
});

export const barWidth = styleVariants(
  { quarter: '25%', third: '33%', half: '50%', most: '75%', full: '100%' },
  (inlineSize) => ({ inlineSize }),
);

export const circle = style({ ...bone, display: 'block', flex: 'none', borderRadius: vars.radius.full });
export const circleSize = styleVariants(
  { mini: '1.5rem', small: '2rem', standard: '2.5rem', large: '4.5rem' },
  (side) => ({ inlineSize: side, blockSize: side }),
);

export const block = style({
  ...bone,
  // A large surface looks darker than a thin one.
  background: `color-mix(in srgb, ${vars.color.line} 55%, ${vars.color.sunken})`,
  display: 'block',
  inlineSize: '100%',
});
export const corners = styleVariants({
  none: { borderRadius: 0 },
  control: { borderRadius: vars.radius.control },
});
export const ratio = styleVariants(
  { '16:9': '16 / 9', '4:3': '4 / 3', '1:1': '1', '3:4': '3 / 4', '5:2': '5 / 2' },
  (aspectRatio) => ({ aspectRatio }),
);

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText, textSize, visuallyHidden } from '../theme/mixins.ts';

export const price = style({
  ...ownText('base', 'critical'),
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
});

export const tone = styleVariants({
  critical: {},
  neutral: { color: vars.color.strong },
});
export const free = style({ color: vars.color.action });

export const size = styleVariants({
  small: textSize('base'),
  standard: textSize('lead'),
  large: textSize('headline'),
});

/** Sign, symbol and figures keep their order in every script. */
export const amount = style({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

/** Beside the figures, not before them: the number is what is read. */
export const symbol = style({ fontSize: '0.8em', marginInlineEnd: '0.1em' });

const aside = styleVariants({
  small: textSize('caption'),
  standard: textSize('small'),
  large: textSize('base'),
});
export const word = styleVariants(aside, (base) => [
  base,
  { fontWeight: 400, color: vars.color.muted, marginInline: '0.2em' },
]);
export const original = styleVariants(aside, (base) => [
  base,
  { color: vars.color.muted, fontWeight: 400, textDecoration: 'line-through', whiteSpace: 'nowrap' },
]);

/** Copying takes the figures once. */
export const spoken = style({ ...visuallyHidden, userSelect: 'none' });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText, textSize, visuallyHidden } from '../theme/mixins.ts';

export const countdown = style({
  ...ownText('base', 'muted'),
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
});

export const place = style({ display: 'inline-flex', alignItems: 'baseline' });

/** Left to right in every script, as on any clock; no figure moves when another changes. */
export const clock = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  color: vars.color.strong,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const urgent = style({ color: vars.color.critical });

export const size = styleVariants({
  small: textSize('base'),
  standard: textSize('lead'),
  large: textSize('headline'),
});

export const days = style({ marginInlineEnd: '0.5em' });
export const colon = style({ display: 'inline-block', inlineSize: '0.5em', textAlign: 'center' });

/** Each figure on a plate of its own, for the top of an offer. */
export const plate = style({
  minInlineSize: '1.9em',
  paddingBlock: '0.1em',
  paddingInline: '0.3em',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  textAlign: 'center',
});
export const urgentPlate = style({ borderColor: 'transparent', background: vars.color.criticalSoft });

export const ended = style({ ...ownText('base', 'muted') });
export const spoken = style({ ...visuallyHidden, userSelect: 'none' });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText, textSize } from '../theme/mixins.ts';

export const card = style({
  ...ownText('base'),
  // What it holds cannot tell its width: the figure measures the card.
  minInlineSize: 'min(8rem, 100%)',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.inset.card,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const label = style({ ...ownText('base', 'muted'), overflowWrap: 'anywhere' });

export const figure = style({
  ...ownText('base', 'strong'),
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
});
/** Smaller in a narrow card, so that large text breaks no figure in two. Read from the left in every script. */
export const number = style({
  fontSize: `clamp(${vars.text.lead.size}, 26cqi, ${vars.text.headline.size})`,
  lineHeight: vars.text.headline.line,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const missing = style({ color: vars.color.muted, fontWeight: 400 });
export const unit = style({ ...textSize('base'), fontWeight: 400, color: vars.color.muted });

/** Its line is kept when there is nothing to compare with: cards in a row stay of one height. */
export const change = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  minBlockSize: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});
export const delta = styleVariants({
  neutral: { color: vars.color.muted },
  positive: { color: vars.color.action },
  critical: { color: vars.color.critical },
});
export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontWeight: 500,
});

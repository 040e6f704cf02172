import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { isTiny } from '../checkout.css.ts';

export const notes = style({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[20] });

/** A note with something to press. */
export const told = style({ display: 'grid', gap: vars.space[12] });

export const figures = style({ ...ownText('base', 'body'), fontVariantNumeric: 'tabular-nums' });

/** The price of before beside the price of now; above it where the place is narrow. */
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[32]}`,
  margin: 0,
});

export const priceSide = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  flex: '1 1 12rem',
});

export const priceValue = style({ display: 'grid', gap: vars.space[4], margin: 0 });

/** The choice to come, under the words that are known. */
export const choiceBones = style({
  ...ownText('base', 'strong'),
  display: 'grid',
  gap: vars.space[8],
  fontWeight: 500,
});

/** The price to come: its line is a little higher than its figures, which stand on the line of the words beside them. */
export const priceBone = style({
  display: 'block',
  inlineSize: '4rem',
  minBlockSize: `calc(${vars.text.headline.line} + 2px)`,
});

/** What a code takes off. */
export const codeSaid = style({
  ...ownText('base', 'body'),
  display: 'block',
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[12] } },
});

/** A cheaper way with the button that leads to it. */
export const otherWay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

/** The field for a promo code and its button. */
export const codeRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  '@container': { [isTiny]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const codeField = style({ flex: '0 1 20rem', minInlineSize: 0 });

/** Aligned with the frame of the field. An error below the field does not move it. */
export const codeButton = style({
  flex: 'none',
  paddingBlockStart: `calc(${vars.text.base.line} + ${vars.space[4]})`,
  '@container': { [isTiny]: { paddingBlockStart: 0 } },
});

/** Coupons that can be taken, below each other. */
export const offers = style({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const offer = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

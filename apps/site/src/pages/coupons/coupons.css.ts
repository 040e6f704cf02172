import { style } from '@vanilla-extract/css';

/** What a coupon takes off: names stand below each other beside it. */
export const worth = style({ minInlineSize: '5rem', fontVariantNumeric: 'tabular-nums', fontWeight: 600 });

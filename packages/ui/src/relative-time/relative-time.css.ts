import { style } from '@vanilla-extract/css';

/** Part of a line of text: it only keeps figures from dancing. */
export const time = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

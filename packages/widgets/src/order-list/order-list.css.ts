import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading } from '../widget/own-text.ts';

/** The place that the orders stand in; what they look like follows from its width. */
const place = 'order-list';
export const isNarrow = `${place} (max-width: 36rem)`;
/** A narrow place with large text: nothing stands beside anything. */
export const isTiny = `${place} (max-width: 15rem)`;

export const list = style(ownBox(place));

export const states = style({ inlineSize: '12rem', maxInlineSize: '100%', marginBlockEnd: vars.space[16] });

export const heading = style({ ...ownHeading('headline'), marginBlockEnd: vars.space[16] });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading } from '../widget/own-text.ts';

/** The place that the study center stands in; what it looks like follows from its width. */
const place = 'study-center';
export const isNarrow = `${place} (max-width: 36rem)`;
/** A narrow place with large text: nothing stands beside anything. */
export const isTiny = `${place} (max-width: 15rem)`;

export const center = style(ownBox(place));

/** Over the rows, at the end of the line. */
export const types = style({ display: 'flex', justifyContent: 'end', marginBlockEnd: vars.space[8] });

export const heading = style({ ...ownHeading('headline'), marginBlockEnd: vars.space[16] });

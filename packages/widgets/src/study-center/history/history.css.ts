import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading } from '../../widget/own-text.ts';

/** Over the first row of a day. */
export const day = style({ ...ownHeading('reading'), marginBlockEnd: vars.space[12] });

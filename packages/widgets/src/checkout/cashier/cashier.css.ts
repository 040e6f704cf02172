import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../look/own-text.ts';

export const notes = style({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[20] });

/** A note with something to press. */
export const told = style({ display: 'grid', gap: vars.space[8] });

export const figures = style({ ...ownText('base', 'body'), fontVariantNumeric: 'tabular-nums' });

/** The place of the choice to come. */
export const choiceBones = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start' });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { column, ownText, visuallyHidden } from '../theme/mixins.ts';

/** A question and its choices. */
export const group = style(column(8));

export const label = style({ ...ownText('base', 'strong'), fontWeight: 500 });
export const hiddenLabel = style(visuallyHidden);
export const required = style({ color: vars.color.critical, marginInlineStart: vars.space[4] });

export const description = style({ ...ownText('small', 'muted'), overflowWrap: 'anywhere' });
export const error = style({ ...ownText('small', 'critical'), overflowWrap: 'anywhere' });

/** Choices in a column, or in rows that wrap. */
export const orientation = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column', gap: vars.space[8] },
  horizontal: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[8]} ${vars.space[24]}`,
  },
});

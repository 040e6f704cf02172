import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const select = style({
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // Room for the chevron, also where the sheet of all fields comes after this one.
  selectors: { '&&': { paddingInlineEnd: `calc(${vars.space[24]} + ${vars.space[8]})` } },
});

/** The list itself is the system's: it needs colours of its own in the dark. */
export const option = style({ background: vars.color.raised, color: vars.color.strong });

export const chevron = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: `calc(-1 * (${vars.space[24]} + ${vars.space[4]}))`,
  marginInlineEnd: vars.space[12],
  color: vars.color.muted,
  pointerEvents: 'none',
});

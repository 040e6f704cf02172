import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { clamp, focusRing } from '../theme/mixins.ts';

/** Fills the frame, so that all of it is pressed. */
export const trigger = style({
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space[8],
  overflow: 'hidden',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'pan-x pan-y pinch-zoom',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // The field's plain control, which it also is, may come after it in the sheet of another entry.
    '&&': { display: 'flex', borderRadius: `calc(${vars.radius.control} - 1px)` },
    // A page's own rule for hovered buttons weighs more than what is said at rest.
    '&:hover': { background: 'transparent' },
    // Round the frame, whose border stands 1 px further out.
    '&:focus-visible': { ...focusRing, outlineOffset: 3 },
    '&[aria-readonly="true"]': { cursor: 'default' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const value = style({
  ...clamp(1),
  flex: 1,
  textSpacingTrim: 'trim-start',
  selectors: { '&[data-placeholder]': { color: vars.color.muted } },
});

export const icon = style({ display: 'flex', flex: 'none', color: vars.color.muted });

export const count = style({
  flex: 'none',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.muted,
  selectors: {
    '[aria-readonly="true"] > &': { visibility: 'hidden' },
    ':disabled > &': { color: 'inherit' },
  },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, stateTransition, textSize, visuallyHidden } from '../theme/mixins.ts';

export const field = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const label = style({ ...ownText('base', 'strong'), fontWeight: 500 });
export const hiddenLabel = style(visuallyHidden);
export const required = style({ color: vars.color.critical, marginInlineStart: vars.space[4] });

export const description = style({ ...ownText('small', 'muted') });
export const error = style({ ...ownText('small', 'critical') });

export const footer = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const footerText = style({ minInlineSize: 0, flex: 1 });

/** The frame that a reader takes for the control. */
export const frame = style({
  ...ownText('base', 'strong'),
  ...stateTransition('border-color', 'background-color'),
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  background: vars.color.raised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover, &[data-hovered]': { borderColor: vars.color.muted },
    '&:focus-within, &[data-focus-visible]': { ...focusRing, borderColor: vars.color.action },
    '&[data-invalid]': { borderColor: vars.color.critical },
    '&[data-disabled]': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      cursor: 'not-allowed',
    },
    '&[data-readonly]': { background: vars.color.sunken },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-invalid]': { borderWidth: 2 },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
});

export const frameSize = styleVariants({
  small: { ...textSize('small'), minBlockSize: '1.75rem' },
  standard: { ...textSize('base'), minBlockSize: '2.25rem' },
  large: { ...textSize('reading'), minBlockSize: '2.75rem' },
});

/** The control itself, without a look of its own: size and colour come from the frame. */
export const input = style({
  boxSizing: 'border-box',
  display: 'block',
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  boxShadow: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  appearance: 'none',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:disabled': { color: vars.color.muted, WebkitTextFillColor: 'currentColor', cursor: 'not-allowed' },
  },
});

export const inset = styleVariants({
  small: { paddingInline: vars.space[8], paddingBlock: '0.1875rem' },
  standard: { paddingInline: vars.space[12], paddingBlock: '0.375rem' },
  large: { paddingInline: vars.space[16], paddingBlock: '0.4375rem' },
});

export const affix = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  color: vars.color.muted,
});
export const start = style({ paddingInlineStart: vars.space[12] });
export const end = style({ paddingInlineEnd: vars.space[4] });

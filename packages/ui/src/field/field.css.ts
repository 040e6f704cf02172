import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, stateTransition, textSize, visuallyHidden } from '../theme/mixins.ts';
import { lineInset } from './line-inset.ts';

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
/** Takes no room, and no gap, until there is something to say. */
export const ariaFooter = style({ selectors: { '&:empty': { display: 'none' } } });
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
    // A button in the frame has a ring of its own: one place, one ring.
    '&:has(button:focus-visible):not([data-focus-visible])': {
      outline: 'none',
      borderColor: vars.color.outline,
    },
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
  small: { ...textSize('small'), minBlockSize: vars.control.small },
  standard: { ...textSize('base'), minBlockSize: vars.control.standard },
  large: { ...textSize('reading'), minBlockSize: vars.control.large },
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
    // Edge's own eye, beside ours.
    '&::-ms-reveal': { display: 'none' },
    '&:disabled': { color: vars.color.muted, WebkitTextFillColor: 'currentColor', cursor: 'not-allowed' },
  },
});

export const inset = styleVariants({
  small: { paddingInline: vars.space[8], paddingBlock: lineInset('small') },
  standard: { paddingInline: vars.space[12], paddingBlock: lineInset('standard') },
  large: { paddingInline: vars.space[16], paddingBlock: lineInset('large') },
});

export const affix = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  color: vars.color.muted,
});
export const start = style({ paddingInlineStart: vars.space[12] });
export const end = style({ paddingInlineEnd: vars.space[4] });

/** A small button inside the frame: clear, step, open. Never lower than 24 px. */
export const button = style({
  ...ownText('small', 'muted'),
  ...stateTransition('background-color', 'color'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  border: 0,
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'pan-x pan-y pinch-zoom',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
  outline: 'none',
  selectors: {
    '&:hover, &[data-hovered]': {
      background: `color-mix(in srgb, ${vars.color.strong} 6%, transparent)`,
      color: vars.color.strong,
    },
    '&:active, &[data-pressed]': { background: `color-mix(in srgb, ${vars.color.strong} 11%, transparent)` },
    '&:focus-visible, &[data-focus-visible]': focusRing,
    '&:disabled, &[data-disabled]': {
      background: 'transparent',
      color: vars.color.muted,
      opacity: 0.45,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      color: 'ButtonText',
      selectors: {
        '&:hover, &[data-hovered]': { color: 'Highlight' },
        '&:disabled, &[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

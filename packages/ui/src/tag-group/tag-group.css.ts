import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import {
  clamp,
  column,
  focusRing,
  ownText,
  selfContained,
  stateTransition,
  textSize,
} from '../theme/mixins.ts';

export const group = style(column(8));

export const label = style({ ...ownText('base', 'strong'), fontWeight: 500 });
export const description = style(ownText('small', 'muted'));
export const error = style(ownText('small', 'critical'));
export const empty = style(ownText('base', 'muted'));

export const list = style({
  ...selfContained,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  outline: 'none',
});

export const tag = style({
  ...ownText('base', 'body'),
  ...stateTransition('background-color', 'border-color', 'color'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '100%',
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'default',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // An outline says: this can be pressed. A mere label has a hairline.
    '&[data-selection-mode], &[data-href]': { borderColor: vars.color.outline, cursor: 'pointer' },
    '&[data-hovered]': { borderColor: vars.color.action, color: vars.color.action },
    '&[data-selected]': { borderColor: vars.color.action, color: vars.color.actionHover },
    '&[data-selected]:not([data-hovered])': { background: vars.color.actionSoft },
    '&[data-selected][data-hovered]': { background: vars.color.actionSoft, color: vars.color.actionHover },
    '&[data-allows-removing]': { paddingInlineEnd: 1 },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': {
      cursor: 'not-allowed',
      opacity: 0.45,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: {
        '&[data-selected]:not([data-hovered]), &[data-selected][data-hovered]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': {
          color: 'GrayText',
          borderColor: 'GrayText',
          opacity: 1,
        },
      },
    },
  },
});

export const size = styleVariants({
  small: { ...textSize('small'), minBlockSize: vars.control.small, paddingInline: '0.625rem' },
  standard: { ...textSize('base'), minBlockSize: `calc(${vars.control.standard} - 0.25rem)` },
});

export const icon = style({ display: 'flex', flex: 'none', marginInlineStart: '-0.125rem' });
export const words = style({ ...clamp(1), flex: '0 1 auto' });
export const count = style({
  flex: 'none',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-selected] > * > &': { color: 'inherit' } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const remove = style({
  ...selfContained,
  ...stateTransition('background-color', 'color'),
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: vars.color.muted,
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.sunken, color: vars.color.strong },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': { color: 'inherit' },
  },
});

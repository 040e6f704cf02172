import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition, textSize } from '../theme/mixins.ts';

const length = 'var(--sy-private-length)';
const gap = 'var(--sy-private-gap)';
const boxSide = 'var(--sy-private-box)';

/** Boxes know how wide their place is, so that eight of them fit a narrow phone, with large letters too. */
export const measure = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 'min(11rem, 100cqi)',
});

export const boxes = style({
  ...ownText('lead', 'strong'),
  position: 'relative',
  display: 'flex',
  gap,
  inlineSize: 'max-content',
  // Room for the ring of the current box, and an end for the input, which is one box longer.
  margin: '-4px',
  padding: '4px',
  overflow: 'clip',
  fontVariantNumeric: 'tabular-nums',
});

const width = (side: string, between: string) => ({
  '--sy-private-gap': between,
  '--sy-private-box': `min(${side}, (100cqi - (${length} - 1) * ${between}) / ${length})`,
});

export const size = styleVariants({
  small: { ...textSize('base'), vars: width(vars.control.small, vars.space[4]) },
  standard: {
    ...textSize('lead'),
    vars: width(`calc(${vars.control.standard} + ${vars.space[4]})`, vars.space[8]),
  },
  large: {
    ...textSize('title'),
    vars: width(`calc(${vars.control.large} + ${vars.space[4]})`, vars.space[8]),
  },
});

const isFocused = '&[data-current]:has(~ input:focus)';

export const box = style({
  ...stateTransition('border-color', 'background-color'),
  boxSizing: 'border-box',
  flex: 'none',
  inlineSize: boxSide,
  blockSize: `max(${boxSide}, 1lh + 0.5rem)`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  selectors: {
    [`${boxes}:hover &`]: { borderColor: vars.color.muted },
    [`${boxes}[data-invalid] &`]: { borderColor: vars.color.critical },
    [`${boxes}[data-pending] &`]: { background: vars.color.sunken },
    [`${boxes}[data-disabled] &`]: { background: vars.color.sunken, borderColor: vars.color.line },
    [isFocused]: { ...focusRing, outlineOffset: 1, borderColor: vars.color.action },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      selectors: {
        [`${boxes}[data-invalid] &`]: { borderWidth: 2 },
        [`${boxes}[data-disabled] &`]: { borderColor: 'GrayText' },
      },
    },
  },
});

/** Its own letters stand in the boxes: figures of one width, spaced as the boxes are. */
export const input = style({
  ...selfContained,
  position: 'absolute',
  insetBlock: 4,
  insetInlineStart: 4,
  inlineSize: `calc(100% + ${boxSide})`,
  paddingInlineStart: `calc((${boxSide} - 1ch) / 2)`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  fontVariantNumeric: 'inherit',
  letterSpacing: `calc(${boxSide} + ${gap} - 1ch)`,
  textAlign: 'start',
  textAutospace: 'no-autospace',
  caretColor: vars.color.action,
  appearance: 'none',
  outline: 'none',
  selectors: {
    '&:disabled': { color: vars.color.muted, WebkitTextFillColor: 'currentColor', cursor: 'not-allowed' },
    '&:read-only:not(:disabled)': { color: vars.color.muted, cursor: 'progress' },
  },
});

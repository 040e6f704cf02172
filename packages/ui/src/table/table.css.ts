import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { nameLink, rowStates } from '../collection/item-looks.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition, visuallyHidden } from '../theme/mixins.ts';

const rule = `1px solid ${vars.color.line}`;
const ruleInForcedColours = { '(forced-colors: active)': { borderColor: 'CanvasText' } } as const;

const breathe = keyframes({ '50%': { borderColor: vars.color.line } });

export const table = style({
  ...ownText('base'),
  minInlineSize: 0,
  background: vars.color.raised,
  border: rule,
  borderRadius: vars.radius.card,
  // The corners cut what scrolls; the ring of the region lies inside.
  overflow: 'clip',
  '@media': ruleInForcedColours,
});

export const spoken = style(visuallyHidden);

export const region = style({
  ...selfContained,
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  outline: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2, borderRadius: vars.radius.card } },
});

export const grid = style({
  ...ownText('base'),
  inlineSize: '100%',
  border: 0,
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineBreak: 'strict',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 } },
});

export const column = style({
  ...ownText('small', 'muted'),
  ...stateTransition('color'),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlock: vars.inset.row,
  paddingInline: vars.space[12],
  background: vars.color.sunken,
  border: 0,
  borderBlockEnd: rule,
  fontWeight: 500,
  textAlign: 'start',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[20] },
    '&:last-child': { paddingInlineEnd: vars.space[20] },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    // Rows on their way: the words keep their contrast, the line above them breathes.
    '[data-loading] > * > * > &': {
      borderColor: vars.color.action,
      animation: `${breathe} 1.8s ease-in-out 300ms infinite`,
    },
    '&[data-hovered], &[data-allows-sorting]:hover, &[aria-sort="ascending"], &[aria-sort="descending"]': {
      color: vars.color.strong,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2, borderRadius: vars.radius.control },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transitionDuration: '0s',
      selectors: { '[data-loading] > * > * > &': { animation: 'none' } },
    },
    ...ruleInForcedColours,
  },
});

export const heading = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  verticalAlign: 'middle',
  // Figures end below the end of their heading, not below its mark.
  selectors: { '[data-align="end"] > &': { flexDirection: 'row-reverse' } },
});

/** In a plain table. Its presses and its ring are the whole heading's. */
export const sortButton = style({
  ...selfContained,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // A page's own rule for hovered buttons weighs more than what is said at rest.
    '&:hover': { background: 'transparent' },
    '&::after': { content: '""', position: 'absolute', inset: '0 0 -1px', borderRadius: vars.radius.control },
    '&:focus-visible::after': { ...focusRing, outlineOffset: -2 },
  },
});

/** Six characters: a narrower column would set them below each other. */
export const roomy = style({ minInlineSize: '7em' });
export const sort = style({ display: 'flex', color: vars.color.action });
export const unsorted = style({ color: vars.color.outline });

export const cell = style({
  ...selfContained,
  paddingBlock: vars.inset.row,
  paddingInline: vars.space[12],
  background: 'transparent',
  border: 0,
  borderBlockEnd: rule,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[20] },
    '&:last-child': { paddingInlineEnd: vars.space[20] },
    'tr:last-child > &': { borderBlockEnd: 0 },
    '[data-disabled] > &': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: { '[data-disabled] > &': { color: 'GrayText', opacity: 1 } },
    },
  },
});

/** Words that name the row are its strongest. */
export const rowHeader = style({
  color: vars.color.strong,
  fontWeight: 500,
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-disabled] > &': { color: 'GrayText' } } },
  },
});

/** The browser's padding, which a grid's empty row has too. */
export const nothing = style({
  ...selfContained,
  padding: 1,
  background: 'transparent',
  border: 0,
  textAlign: 'start',
});

export const align = styleVariants({
  start: {},
  center: { textAlign: 'center' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

export const fit = style({ inlineSize: 1, whiteSpace: 'nowrap' });

/** Specific enough to stand above the padding of a first cell, whatever the order of the rules. */
export const boxCell = style({
  inlineSize: '1px',
  selectors: { '&:first-child': { paddingInline: `${vars.space[20]} ${vars.space[4]}` } },
});

export const row = style(rowStates());
export const link = style(nameLink);

/** Place of figures to come, at the end of their column. */
export const figures = style({ display: 'block', inlineSize: '2.5rem', marginInlineStart: 'auto' });

export const bar = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: `calc(${vars.control.small} + 2 * ${vars.space[8]})`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[20],
  borderBlockEnd: rule,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-chosen]': { color: vars.color.strong } },
  '@media': ruleInForcedColours,
});
export const barWords = style({ flex: 'none' });
export const barActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  marginInlineStart: 'auto',
});

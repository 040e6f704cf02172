import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, textSize, visuallyHidden } from '../theme/mixins.ts';

/** As a card is padded, and a step more beside and below. */
const side = `calc(${vars.inset.card} + ${vars.space[4]})`;

const isLow = '(max-height: 26rem)';
const isNarrow = '(max-width: 30rem)';

/** On a screen too low for a scrolling middle, all of it scrolls. */
export const sheet = style({
  ...ownText('base'),
  display: 'flex',
  flex: 'auto',
  flexDirection: 'column',
  minBlockSize: 0,
  lineBreak: 'strict',
  textAutospace: 'normal',
  outline: 'none',
  '@media': { [isLow]: { overflowY: 'auto' } },
});

export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: `${vars.inset.card} ${vars.space[8]}`,
  paddingInlineStart: side,
  paddingInlineEnd: vars.space[16],
  '@media': { [isNarrow]: { paddingInlineStart: vars.space[16], paddingInlineEnd: vars.space[8] } },
});

export const headerContent = style({ flex: 1, minInlineSize: 0 });

export const title = style({
  ...ownText('lead', 'strong'),
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const hiddenTitle = style({ ...visuallyHidden, ...textSize('base') });

export const body = style({
  flex: 'auto',
  minBlockSize: 0,
  paddingInline: side,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  outline: 'none',
  // Room for focus rings and for the line that appears when there is more to scroll.
  borderBlock: '1px solid transparent',
  selectors: {
    '&[data-scrolls]': { borderBlockColor: vars.color.line },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
  '@media': {
    [isLow]: { flex: 'none', overflowY: 'visible' },
    [isNarrow]: { paddingInline: vars.space[16] },
    // Forced colours would draw the see-through lines too.
    '(forced-colors: active)': {
      borderBlockColor: 'Canvas',
      selectors: { '&[data-scrolls]': { borderBlockColor: 'CanvasText' } },
    },
  },
});

/** Padded here and not in the scrolling body: what is sticky would stop before the padding of the body, with content above it. */
export const content = style({
  paddingBlock: `${vars.space[8]} ${side}`,
  selectors: { [`${body}[data-scrolls] > &`]: { paddingBlock: vars.space[16] } },
});

export const footer = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.inset.card}`,
  paddingInline: side,
  '@media': { [isNarrow]: { paddingInline: vars.space[16] } },
});

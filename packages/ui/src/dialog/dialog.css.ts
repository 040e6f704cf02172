import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, textSize, visuallyHidden } from '../theme/mixins.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.985)' } });
const vanish = keyframes({ to: { opacity: 0 } });

const entering = '&[data-entering]';
const exiting = '&[data-exiting]';
const isStill = '(prefers-reduced-motion: reduce)';
const isLow = '(max-height: 26rem)';
const isNarrow = '(max-width: 30rem)';

/** As a card is padded, and a step more beside and below. */
const side = `calc(${vars.inset.card} + ${vars.space[4]})`;

const leaving = { animation: `${vanish} ${vars.motion.state} ${vars.motion.easing} forwards` };

export const scrim = style({
  boxSizing: 'border-box',
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  // The part of the screen that the on-screen keyboard leaves.
  blockSize: 'var(--visual-viewport-height, 100vh)',
  zIndex: 1000,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space[24],
  background: vars.color.scrim,
  selectors: {
    [entering]: { animation: `${appear} ${vars.motion.enter} ${vars.motion.easing}` },
    [exiting]: leaving,
  },
  '@media': { '(max-width: 40rem)': { padding: vars.space[8] } },
});

export const panel = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  maxBlockSize: '100%',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.modal,
  overflow: 'hidden',
  selectors: {
    [entering]: { animation: `${rise} ${vars.motion.large} ${vars.motion.easing}` },
    [exiting]: leaving,
  },
  '@media': {
    [isStill]: {
      selectors: { [entering]: { animation: `${appear} ${vars.motion.large} ${vars.motion.easing}` } },
    },
  },
});

export const size = styleVariants({ small: '25rem', standard: '35rem', large: '45rem' }, (width) => ({
  maxInlineSize: width,
}));

/** On a screen too low for a scrolling middle, all of it scrolls. */
export const dialog = style({
  ...ownText('base'),
  display: 'flex',
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
  paddingBlock: `${vars.space[8]} ${side}`,
  paddingInline: side,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  outline: 'none',
  // Room for focus rings and for the line that appears when there is more to scroll.
  borderBlock: '1px solid transparent',
  selectors: {
    '&[data-scrolls]': { borderBlockColor: vars.color.line, paddingBlock: vars.space[16] },
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

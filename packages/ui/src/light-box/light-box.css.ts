import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownText, selfContained } from '../theme/mixins.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

/** Said outright: what a dark area inherits is not forced in every reading of it. */
const plainWords = { '@media': { '(forced-colors: active)': { color: 'CanvasText' } } } as const;

const isStill = '(prefers-reduced-motion: reduce)';

export const overlay = style({
  ...ownText('base'),
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  background: vars.color.sunken,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.enter} ${vars.motion.easing}` },
    '&[data-exiting]': { animation: `${vanish} ${vars.motion.state} ${vars.motion.easing} forwards` },
  },
});

export const panel = style({ blockSize: '100%' });
export const dialog = style({ ...selfContained, blockSize: '100%', outline: 'none' });

export const room = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
});

export const bar = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[20]} ${vars.space[8]}`,
});

export const count = style({
  ...ownText('base', 'body'),
  ...plainWords,
  flex: 1,
  fontVariantNumeric: 'tabular-nums',
});

/** Everything the fingers do here is the picture's: the page behind neither scrolls nor zooms. */
export const stage = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-zoomed]': { cursor: 'grab' },
    '&[data-zoomed][data-held]': { cursor: 'grabbing' },
  },
});

/** As large as the stage allows, and never larger than it is. */
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
  transition: `transform ${vars.motion.state} ${vars.motion.easing}`,
  selectors: {
    '&[data-state="loading"]': { opacity: 0 },
    // Its own layer only while it follows a finger: a layer keeps the resolution at which it was first painted.
    '&[data-held]': { transition: 'none', willChange: 'transform' },
  },
  '@media': { [isStill]: { transition: 'none' } },
});

export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontSize: vars.text.title.size,
  color: vars.color.muted,
});

export const failed = style({
  ...ownText('base', 'muted'),
  ...plainWords,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
});

const turner = {
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
} as const;

export const previous = style({ ...turner, insetInlineStart: vars.space[16] });
export const next = style({ ...turner, insetInlineEnd: vars.space[16] });

export const caption = style({
  ...ownText('base', 'body'),
  ...plainWords,
  flex: 'none',
  maxBlockSize: '30%',
  overflowY: 'auto',
  paddingBlock: vars.space[16],
  paddingInline: vars.space[24],
  lineBreak: 'strict',
  textAutospace: 'normal',
  textAlign: 'center',
  textWrap: 'balance',
});

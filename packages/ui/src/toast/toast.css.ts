import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained } from '../theme/mixins.ts';

const rise = keyframes({ from: { opacity: 0, gridTemplateRows: '0fr', transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

/** Above dialogs and menus: what it says is often about them. Lets presses through beside the notices. */
export const region = style({
  ...selfContained,
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 100001,
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space[16],
  paddingBlockEnd: `max(${vars.space[24]}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  outline: 'none',
});

export const list = style({
  ...selfContained,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxInlineSize: '100%',
  listStyle: 'none',
  borderRadius: vars.radius.card,
  selectors: { [`${region}:focus-visible &`]: focusRing },
});

/** A row that opens like a drawer, so that the notices above it glide instead of jumping. */
export const row = style({
  ...selfContained,
  display: 'grid',
  gridTemplateRows: '1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '100%',
  animation: `${rise} ${vars.motion.enter} ${vars.motion.easing}`,
  selectors: {
    '&[data-leaving]': { animation: `${vanish} ${vars.motion.state} ${vars.motion.easing} forwards` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationName: appear },
  },
});

export const drawer = style({ minBlockSize: 0, minInlineSize: 0 });

export const toast = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  inlineSize: 'fit-content',
  maxInlineSize: 'min(28rem, 100%)',
  marginBlockStart: vars.space[8],
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[8],
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  lineBreak: 'strict',
  textAutospace: 'normal',
  pointerEvents: 'auto',
});

/** Pictogram and words stand on the line of the small button beside them. */
const onButtonLine = { paddingBlock: '0.1875rem' };

export const icon = styleVariants(
  { neutral: 'muted', positive: 'action', critical: 'critical' } as const,
  (color) => ({
    ...onButtonLine,
    display: 'flex',
    flex: 'none',
    color: vars.color[color],
  }),
);

/** An action that finds no room beside the words stands below them. */
export const content = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[8],
  minInlineSize: 0,
});

export const text = style({
  ...onButtonLine,
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

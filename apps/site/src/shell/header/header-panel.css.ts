import { vars } from '@shuyuan/ui/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

/** The bar while it lies clear over a picture: its words are white, and so is the ring around them. */
export const clearBar = '[data-component="header"][data-clear]';

export const place = style({ position: 'relative', display: 'flex' });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.standard,
  minInlineSize: vars.control.standard,
  justifyContent: 'center',
  margin: 0,
  paddingBlock: 0,
  paddingInline: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    [`${clearBar} &:focus-visible`]: { outlineColor: 'currentcolor' },
    '&:hover, &[aria-expanded="true"]': { background: 'color-mix(in srgb, currentcolor 10%, transparent)' },
  },
});

export const labelledTrigger = style([
  trigger,
  { paddingInline: vars.space[16], border: `1px solid ${vars.color.line}` },
]);

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

const panelBase = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[8]})`,
  boxSizing: 'border-box',
  minInlineSize: 200,
  // The bar stays at the top: what does not fit below it scrolls within the panel.
  maxBlockSize: `calc(100dvh - 64px - ${vars.space[16]})`,
  overflowY: 'auto',
  padding: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.body,
  boxShadow: vars.shadow.floating,
  animation: `${enter} ${vars.motion.enter} ${vars.motion.easing}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const panel = styleVariants({
  start: [panelBase, { insetInlineStart: 0 }],
  end: [panelBase, { insetInlineEnd: 0 }],
});

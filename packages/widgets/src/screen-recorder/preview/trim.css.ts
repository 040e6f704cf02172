import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { figures, forced } from '../views/look.css.ts';

export const whole = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gap: vars.space[16],
  maxInlineSize: '56rem',
  marginInline: 'auto',
});

export const video = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '24rem',
  aspectRatio: '16 / 9',
  objectFit: 'contain',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });

export const length = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[8],
  marginInlineEnd: 'auto',
});
export const lengthValue = style({ ...ownText('reading', 'strong'), ...figures, fontWeight: 600 });
export const times = style({
  ...ownText('small', 'muted'),
  ...figures,
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

/** Room for the handles at both ends. */
export const place = style({ paddingInline: vars.space[12], paddingBlockEnd: vars.space[8] });

export const strip = style({
  position: 'relative',
  blockSize: '4rem',
  userSelect: 'none',
});

export const film = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});
const frame = { flex: '1 1 0', minInlineSize: 0, blockSize: '100%' } as const;
export const picture = style({ ...frame, objectFit: 'cover', display: 'block' });
export const noPicture = style({
  ...frame,
  background: `color-mix(in srgb, ${vars.color.line} 55%, ${vars.color.sunken})`,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.sunken}` } },
});

/** What is cut away. */
export const shade = style({
  position: 'absolute',
  insetBlock: 0,
  background: `color-mix(in srgb, ${vars.color.raised} 72%, transparent)`,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Canvas', opacity: 0.75 } },
});

export const kept = style({
  position: 'absolute',
  insetBlock: -2,
  boxSizing: 'border-box',
  borderBlock: `3px solid ${vars.color.action}`,
  pointerEvents: 'none',
  '@media': { [forced]: { borderColor: 'Highlight', forcedColorAdjust: 'none' } },
});

const handle = {
  position: 'absolute',
  insetBlock: -2,
  boxSizing: 'border-box',
  inlineSize: '1.5rem',
  display: 'grid',
  placeItems: 'center',
  background: vars.color.action,
  cursor: 'ew-resize',
  touchAction: 'none',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { background: vars.color.actionHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2, zIndex: 1 },
    '&[aria-disabled]': { cursor: 'default', background: vars.color.muted },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { '&:focus-visible': { outlineColor: 'CanvasText' } },
    },
  },
} as const;

/** Each lies outside of what it bounds, so that both can be had when little is left. */
export const start = style({
  ...handle,
  transform: 'translateX(-100%)',
  borderTopLeftRadius: vars.radius.control,
  borderBottomLeftRadius: vars.radius.control,
});
export const end = style({
  ...handle,
  borderTopRightRadius: vars.radius.control,
  borderBottomRightRadius: vars.radius.control,
});

export const bead = style({
  inlineSize: 3,
  blockSize: '1.25rem',
  borderRadius: 2,
  background: vars.color.onAction,
  '@media': { [forced]: { background: 'HighlightText' } },
});

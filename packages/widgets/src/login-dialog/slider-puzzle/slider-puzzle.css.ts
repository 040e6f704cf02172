import { vars } from '@shuyuan/ui/theme';
import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import {
  arriving,
  breathing,
  forced,
  placeholder,
  plain,
  small,
  stillness,
} from '../../widget/parts-look.css.ts';

/** As wide as the picture, or as its place where that is narrower. */
export const puzzle = style({
  ...plain,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  inlineSize: '100%',
  maxInlineSize: 350,
  minInlineSize: 0,
});

export const stage = style({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '350 / 170',
  // Unlike `hidden`, this lets the box grow with large words in it.
  overflow: 'clip',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  userSelect: 'none',
});

/** A frame that takes no room: a place in the picture is a place in the box. */
const frame = {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
} satisfies StyleRule;

export const stageFrame = style({
  ...frame,
  border: `1px solid color-mix(in srgb, ${vars.color.strong} 12%, transparent)`,
  '@media': { [forced]: { borderColor: 'CanvasText' } },
});

export const background = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'fill',
});

/** Back to the start after a moment in which one sees where it was wrong. */
const goesBack = {
  transition: `left 280ms ${vars.motion.easing} 240ms`,
  '@media': { [stillness]: { transition: 'none' } },
} satisfies StyleRule;

export const piece = style({
  position: 'absolute',
  display: 'block',
  blockSize: 'auto',
  cursor: 'grab',
  touchAction: 'none',
  filter: `drop-shadow(0 1px 3px ${vars.color.scrim})`,
  selectors: {
    '[data-state="dragging"] &': { cursor: 'grabbing' },
    '[data-state="wrong"] &': goesBack,
  },
});

export const cover = style({
  ...plain,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  paddingInline: vars.space[16],
  textAlign: 'center',
});

export const loading = style({
  background: placeholder,
  animation: breathing,
  '@media': { [stillness]: { animation: 'none' } },
});

export const failed = style({
  position: 'relative',
  blockSize: '100%',
  gap: vars.space[8],
  padding: vars.space[16],
  color: vars.color.muted,
});

export const passed = style({
  flexDirection: 'row',
  gap: vars.space[8],
  background: `color-mix(in srgb, ${vars.color.raised} 84%, transparent)`,
  color: vars.color.action,
  fontWeight: 500,
  animation: arriving,
  '@media': { [forced]: { background: 'Canvas', color: 'CanvasText' } },
});

export const rail = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: vars.control.large,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  userSelect: 'none',
  selectors: {
    '&::after': { ...frame, border: `1px solid ${vars.color.line}` },
    '[data-state="passed"] &::after, [data-state="dragging"] &::after': { borderColor: vars.color.action },
    '[data-state="wrong"] &::after': { borderColor: vars.color.critical },
    // The ring of the handle stands on the rail, which would cut it.
    '&:has([role="slider"]:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': { [forced]: { selectors: { '&::after': { borderColor: 'ButtonText' } } } },
});

export const hint = style({
  ...plain,
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  ...small,
  color: vars.color.muted,
  textAlign: 'center',
  pointerEvents: 'none',
});

/** The way that the piece has come. */
export const way = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  background: vars.color.actionSoft,
  selectors: {
    '[data-state="wrong"] &': {
      background: vars.color.criticalSoft,
      transition: `inline-size 280ms ${vars.motion.easing} 240ms`,
    },
  },
  '@media': {
    [stillness]: { selectors: { '[data-state="wrong"] &': { transition: 'none' } } },
    [forced]: {
      background: 'Highlight',
      forcedColorAdjust: 'none',
      selectors: { '[data-state="wrong"] &': { background: 'GrayText' } },
    },
  },
});

export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow.raised,
  color: vars.color.strong,
  cursor: 'grab',
  // A finger on it moves the piece, not the page.
  touchAction: 'none',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  zIndex: 1,
  selectors: {
    '&:hover': { borderColor: vars.color.action, color: vars.color.action },
    '&[aria-disabled]': { color: vars.color.muted, borderColor: vars.color.line, cursor: 'default' },
    '[data-state="dragging"] &, [data-state="checking"] &, [data-state="passed"] &': {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
      cursor: 'grabbing',
    },
    '[data-state="checking"] &, [data-state="passed"] &': { cursor: 'default' },
    '[data-state="wrong"] &': { ...goesBack, borderColor: vars.color.critical, color: vars.color.critical },
  },
  '@media': {
    [forced]: {
      border: '2px solid ButtonText',
      background: 'ButtonFace',
      color: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: {
        '&:hover': { borderColor: 'Highlight', color: 'ButtonText' },
        '&[aria-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        '[data-state="dragging"] &, [data-state="checking"] &, [data-state="passed"] &': {
          borderColor: 'Highlight',
          background: 'ButtonFace',
          color: 'ButtonText',
        },
        '[data-state="wrong"] &': { borderColor: 'ButtonText', color: 'ButtonText' },
      },
    },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '1rem',
  blockSize: '1rem',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [stillness]: { animationDuration: '3s' } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  // The words of the quiet buttons stand where the picture begins and ends.
  marginInline: `calc(-1 * ${vars.space[8]})`,
});

/** Keeps its line, so that nothing moves when there is something to say. */
export const message = style({
  ...plain,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: vars.control.small,
  ...small,
});

/** The news and what can be done about them. */
export const below = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const tone = {
  neutral: style({ color: vars.color.muted }),
  critical: style({ color: vars.color.critical }),
};

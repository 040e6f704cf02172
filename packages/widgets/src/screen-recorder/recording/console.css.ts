import { vars } from '@shuyuan/ui/theme';
import {
  createContainer,
  globalStyle,
  keyframes,
  style,
  styleVariants,
  type StyleRule,
} from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { figures, focused, forced, hairline, still } from '../views/look.css.ts';

/** The browser's topmost layer, without the looks that it gives. */
export const layer = style({
  ...ownText('base', 'body'),
  position: 'fixed',
  inset: 0,
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  border: 0,
  overflow: 'visible',
  background: 'transparent',
  pointerEvents: 'none',
  // For browsers without that layer.
  zIndex: 2147483000,
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const appear = keyframes({ from: { opacity: 0 } });

const sheet = {
  ...ownText('base', 'body'),
  textAutospace: 'normal',
  boxSizing: 'border-box',
  pointerEvents: 'auto',
  background: vars.color.raised,
  border: hairline,
  boxShadow: vars.shadow.modal,
  outline: 'none',
  animation: `${arrive} ${vars.motion.large} ${vars.motion.easing}`,
  selectors: { '&:focus-visible': focused },
  '@media': { [still]: { animationName: appear }, [forced]: { borderColor: 'CanvasText' } },
} satisfies StyleRule;

const place = createContainer();
/** In rem: larger words need more room. */
const narrow = `${place} (width < 34rem)`;
/** Where all buttons have a row to themselves, but not with pictogram and word both. */
const narrower = `${place} (width < 27rem)`;

/** Where it stands: below in the middle of the page, or all over a window of its own. */
export const where = styleVariants({
  page: {
    position: 'absolute',
    insetBlockEnd: vars.space[24],
    insetInline: vars.space[12],
    marginInline: 'auto',
    maxInlineSize: '50rem',
    containerType: 'inline-size',
    containerName: place,
  },
  window: { containerType: 'inline-size', containerName: place, minBlockSize: '100vh' },
});

export const console = styleVariants({
  page: [style(sheet), { position: 'relative', overflow: 'clip', borderRadius: vars.radius.dialog }],
  window: [
    style(sheet),
    {
      position: 'relative',
      overflow: 'clip',
      border: 0,
      boxShadow: 'none',
      minBlockSize: '100vh',
      animation: 'none',
    },
  ],
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  paddingBlock: `${vars.space[12]} ${vars.space[16]}`,
  paddingInline: `${vars.space[20]} ${vars.space[12]}`,
  '@container': { [narrow]: { paddingInline: vars.space[12], columnGap: vars.space[8] } },
  selectors: {
    // Two rows have to do in a window of 96 px.
    '[data-place="window"] &': { rowGap: vars.space[4], paddingBlock: `${vars.space[4]} ${vars.space[8]}` },
  },
});

export const clock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  marginInlineEnd: 'auto',
});

const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** The one mark of cinnabar. It breathes, unless nothing may move. */
export const dot = style({
  flex: 'none',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: '50%',
  background: vars.color.critical,
  animation: `${breathe} 2s ease-in-out infinite`,
  selectors: {
    '[data-state="paused"] &': {
      background: 'transparent',
      boxShadow: `inset 0 0 0 2px ${vars.color.muted}`,
      animation: 'none',
    },
  },
  '@media': {
    [still]: { animation: 'none' },
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: {
        '[data-state="paused"] &': { background: 'Canvas', boxShadow: 'inset 0 0 0 2px CanvasText' },
      },
    },
  },
});

export const time = style({
  ...ownText('title', 'strong'),
  ...figures,
  fontWeight: 600,
  minInlineSize: '4.1rem',
  selectors: { '[data-state="paused"] &': { color: vars.color.muted } },
});
export const timeSmall = style({ ...ownText('reading', 'strong'), ...figures, fontWeight: 600 });

export const states = style({ display: 'grid', lineHeight: 1.2 });
export const stateName = style({ ...ownText('small', 'strong'), fontWeight: 500, whiteSpace: 'nowrap' });

const rest = { ...ownText('caption', 'muted'), ...figures, whiteSpace: 'nowrap' } as const;
/** What is left: it warns in the last minute, and more in the last ten seconds. */
export const remaining = styleVariants({
  ample: rest,
  short: { ...rest, color: vars.color.goldStrong, fontWeight: 500 },
  last: { ...rest, color: vars.color.critical, fontWeight: 500 },
});

export const sound = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flex: '0 1 7rem',
  minInlineSize: '5rem',
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

/** Where the console stands is chosen by two buttons, of which none is left on a row alone. */
export const placing = style({ display: 'flex', gap: vars.space[8] });

globalStyle(`[data-place="page"] ${controls} > button > svg`, {
  '@container': { [narrower]: { display: 'none' } },
});

export const controlsSmall = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

/** What has gone wrong while recording, on a line of its own. */
export const trouble = style({
  ...ownText('small', 'goldStrong'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[20],
  borderBlockStart: hairline,
});

/** Along the lower edge: what of five minutes is recorded, and where marks were dropped. */
export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '0.25rem',
  background: vars.color.line,
  '@media': { [forced]: { background: 'Canvas', borderBlockStart: '1px solid CanvasText' } },
});
export const done = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.color.action,
  selectors: { '[data-state="paused"] &': { background: vars.color.muted } },
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});
export const tick = style({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: 3,
  blockSize: '0.5rem',
  marginInlineStart: -1,
  borderStartStartRadius: 2,
  borderStartEndRadius: 2,
  background: vars.color.strong,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const miniPlace = style({ position: 'absolute', maxInlineSize: 'calc(100% - 1.5rem)' });

export const mini = style({
  ...sheet,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[4],
  paddingInline: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.floating,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { ...sheet.selectors, '&[data-dragged]': { cursor: 'grabbing', boxShadow: vars.shadow.modal } },
});

export const grip = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: vars.control.standard,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  cursor: 'inherit',
  appearance: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': focused },
});

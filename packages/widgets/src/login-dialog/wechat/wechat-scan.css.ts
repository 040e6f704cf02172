import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import {
  arriving,
  breathing,
  forced,
  placeholder,
  plain,
  small,
  stillness,
} from '../../widget/parts-look.css.ts';

export const scan = style({
  ...plain,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  outline: 'none',
});

/** A code of 200 px on white, with the quiet margin that telephones need, in every theme. */
export const paper = style({
  position: 'relative',
  boxSizing: 'border-box',
  // Grows with the words over it.
  inlineSize: `calc(12.5rem + 2 * ${vars.space[12]} + 2px)`,
  maxInlineSize: '100%',
  aspectRatio: '1',
  padding: vars.space[12],
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: 'white',
  selectors: {
    // There is nothing to be scanned.
    '[data-state]:not([data-state="ready"]) > &': { background: vars.color.raised },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      selectors: { '[data-state]:not([data-state="ready"]) > &': { background: 'Canvas' } },
    },
  },
});

export const starting = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.control,
  background: placeholder,
  animation: breathing,
  '@media': { [stillness]: { animation: 'none' }, [forced]: { background: 'GrayText' } },
});

export const code = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  // Enlarged or not, its squares have sharp edges.
  imageRendering: 'pixelated',
  selectors: { '[data-state]:not([data-state="ready"]) &': { opacity: 0.08 } },
  '@media': {
    [forced]: { selectors: { '[data-state]:not([data-state="ready"]) &': { visibility: 'hidden' } } },
  },
});

/** Says over the code what has become of it. */
export const overlay = style({
  ...plain,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  padding: vars.space[16],
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  color: vars.color.strong,
  fontWeight: 500,
  textAlign: 'center',
  textWrap: 'balance',
  appearance: 'none',
  animation: arriving,
  '@media': { [forced]: { background: 'Canvas', color: 'CanvasText' } },
});

export const press = style({
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -4 },
  },
});

export const what = style({
  display: 'block',
  color: vars.color.action,
  '@media': { [forced]: { color: 'LinkText' } },
});

const sign = (color: string) =>
  style({ display: 'flex', color, '@media': { [forced]: { color: 'CanvasText' } } });

export const positive = sign(vars.color.action);
export const muted = sign(vars.color.muted);

export const caption = style({
  ...plain,
  ...small,
  color: vars.color.muted,
  textAlign: 'center',
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';

const forced = '(forced-colors: active)';

export const scan = style({ display: 'grid', justifyItems: 'center', gap: vars.space[12] });

/** 200 px on white, with the quiet margin that telephones need, in every theme. */
export const paper = style({
  position: 'relative',
  boxSizing: 'border-box',
  // Grows with the words in it.
  inlineSize: `calc(12.5rem + 2 * ${vars.space[12]} + 2px)`,
  maxInlineSize: '100%',
  aspectRatio: '1',
  padding: vars.space[12],
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  selectors: { '&[data-state="ready"]': { background: 'white' } },
  '@media': { [forced]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', background: 'Canvas' } },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  // Enlarged or not, its squares have sharp edges.
  imageRendering: 'pixelated',
});

/** The whole paper is what is pressed. */
export const press = style({
  ...ownText('base', 'strong'),
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
  background: 'transparent',
  textAlign: 'center',
  textWrap: 'balance',
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -4 },
    '&[aria-disabled]': { cursor: 'default', opacity: 0.6 },
  },
  '@media': { [forced]: { color: 'CanvasText' } },
});

export const icon = style({ display: 'flex', color: vars.color.muted });

export const what = style({
  display: 'block',
  color: vars.color.action,
  '@media': { [forced]: { color: 'LinkText' } },
});

export const caption = style({
  ...ownText('small', 'muted'),
  maxInlineSize: '14rem',
  textAlign: 'center',
  textWrap: 'balance',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, stateTransition, textSize, visuallyHidden } from '../theme/mixins.ts';
import { wholePlace } from './whole-place.ts';

const forced = '(forced-colors: active)';
const narrow = '(width < 34rem)';
/** Too narrow for a bar over the picture, as a phone is with large text: the bar stands below it. */
const slim = '(width < 20rem)';

export const spoken = style(visuallyHidden);

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  outline: 'none',
  selectors: {
    '&[data-idle]': { cursor: 'none' },
    // Lifted above the page, where a browser draws a box of its own.
    '&[data-full]': {
      boxSizing: 'border-box',
      position: 'fixed',
      inset: 0,
      inlineSize: '100%',
      maxInlineSize: 'none',
      blockSize: '100%',
      maxBlockSize: 'none',
      margin: 0,
      padding: 0,
      border: 'none',
      overflow: 'hidden',
      overscrollBehavior: 'contain',
      background: vars.color.sunken,
      color: 'inherit',
    },
  },
});

export const screen = style({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  selectors: { '[data-full] > &': { aspectRatio: 'auto', flex: 1, minBlockSize: 0 } },
});

const slimBar = '6.5rem';

/** The bar's place below the picture, until it is there. */
export const barPlace = style({
  display: 'none',
  blockSize: slimBar,
  '@container': { [slim]: { display: 'block' } },
});

export const video = style({ ...wholePlace, display: 'block', objectFit: 'contain' });

export const overPicture = style({ ...wholePlace, pointerEvents: 'none', overflow: 'hidden' });

/** Fades with a still hand, and comes back for any key or hand. */
const fades = {
  ...stateTransition('opacity'),
  selectors: { '[data-idle] > &:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } },
} as const;

const overFilm = `color-mix(in srgb, ${vars.color.sunken} 86%, transparent)`;

export const controls = style({
  ...fades,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlockEnd: vars.space[4],
  background: overFilm,
  '@container': { [slim]: { position: 'static', minBlockSize: slimBar } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingInline: vars.space[8],
});

export const control = style({
  selectors: { '&&': { color: vars.color.body } },
  '@media': { [forced]: { selectors: { '&&': { borderColor: 'transparent', color: 'ButtonText' } } } },
});

/** The last in a slim bar, so that they share a line. */
export const choices = style({
  display: 'contents',
  '@container': { [slim]: { display: 'flex', order: 1, inlineSize: '100%' } },
});

export const roomy = style({ '@container': { [narrow]: { display: 'none' } } });
export const volume = style({
  inlineSize: '5rem',
  marginInlineEnd: vars.space[8],
  '@container': { [narrow]: { display: 'none' } },
});

export const time = style({
  ...textSize('small'),
  flex: 1,
  minInlineSize: 'max-content',
  color: vars.color.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const length = style({ color: vars.color.muted, '@media': { [forced]: { color: 'inherit' } } });

export const choice = style({
  ...ownText('small', 'body'),
  ...stateTransition('background-color', 'color'),
  minBlockSize: vars.control.small,
  maxInlineSize: '8rem',
  paddingInline: vars.space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  textAlignLast: 'center',
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { color: vars.color.strong, background: vars.color.line },
    '&:focus-visible': focusRing,
  },
  '@media': { [forced]: { borderColor: 'ButtonBorder' } },
});

/** Above the controls, which may be there or not: words that jump are not read. */
export const captions = style({
  ...ownText('reading', 'strong'),
  position: 'absolute',
  insetInline: vars.space[24],
  insetBlockEnd: '5rem',
  '@container': { [slim]: { insetInline: vars.space[8], insetBlockEnd: vars.space[8] } },
  textAlign: 'center',
  textWrap: 'balance',
  whiteSpace: 'pre-line',
  pointerEvents: 'none',
});
export const captionWords = style({
  paddingBlock: '0.125em',
  paddingInline: '0.5em',
  background: overFilm,
  borderRadius: 2,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  selectors: {
    '&[data-size="small"]': textSize('base'),
    '&[data-size="large"]': textSize('title'),
  },
});

/** Over the picture and not over the controls: what went wrong must not take away what still works. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  insetBlockEnd: '4rem',
  '@container': { [slim]: { insetBlockEnd: 0 } },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[16],
  padding: vars.space[16],
  overflowY: 'auto',
  background: vars.color.sunken,
  textAlign: 'center',
});
export const coverTitle = style({ ...ownText('lead', 'strong'), fontWeight: 600, textWrap: 'balance' });
export const coverText = style({
  ...ownText('base', 'body'),
  marginBlockStart: vars.space[4],
  textWrap: 'balance',
});

export const waiting = style({
  position: 'absolute',
  inset: 0,
  insetBlockEnd: '4rem',
  '@container': { [slim]: { insetBlockEnd: 0 } },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontSize: vars.text.headline.size,
  color: vars.color.strong,
  pointerEvents: 'none',
});

export const begin = style({
  insetBlockStart: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  inlineSize: 'min(4rem, 20%)',
  aspectRatio: '1',
  padding: 0,
  selectors: {
    '&&': {
      position: 'absolute',
      borderRadius: '50%',
      background: vars.color.action,
      color: vars.color.onAction,
    },
    '&&:hover': { background: vars.color.actionHover },
  },
});

export const resumed = style({
  ...fades,
  ...textSize('small'),
  position: 'absolute',
  insetInlineStart: vars.space[12],
  insetBlockStart: vars.space[12],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  paddingInline: `${vars.space[12]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: overFilm,
  color: vars.color.strong,
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { isNarrow } from '../../../shell/screens.ts';

/** On a phone the words stand below the picture: over a picture of 110 px they would be cut. */
const narrowWords = '8.5rem';

export const frame = style({
  position: 'relative',
  aspectRatio: '3 / 1',
  borderRadius: vars.radius.dialog,
  overflow: 'hidden',
  boxShadow: vars.shadow.floating,
  '@media': { [isNarrow]: { aspectRatio: 'auto' } },
});

export const stage = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // All slides in one cell: the highest gives the height.
  '@media': { [isNarrow]: { position: 'relative', display: 'grid' } },
});

export const slide = style({
  position: 'absolute',
  inset: 0,
  '@media': { [isNarrow]: { position: 'relative', gridArea: '1 / 1' } },
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${vars.motion.large} ${vars.motion.easing}, visibility 0s ${vars.motion.large}`,
});

export const shownSlide = style([
  slide,
  { opacity: 1, visibility: 'visible', transitionDelay: '0s', zIndex: 1 },
]);

export const link = style({
  display: 'block',
  blockSize: '100%',
  textDecoration: 'none',
  '@media': { [isNarrow]: { display: 'flex', flexDirection: 'column' } },
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  '@media': { [isNarrow]: { blockSize: 'auto', aspectRatio: '16 / 9' } },
});

export const words = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: `${vars.space[72]} ${vars.space[40]} ${vars.space[32]}`,
  paddingInlineEnd: 200,
  backgroundImage: `linear-gradient(transparent, color-mix(in srgb, ${vars.color.sunken} 82%, transparent))`,
  '@media': {
    [isNarrow]: {
      position: 'static',
      flex: 1,
      boxSizing: 'border-box',
      minBlockSize: narrowWords,
      padding: `${vars.space[16]} ${vars.space[20]} ${vars.space[20]}`,
      background: vars.color.sunken,
    },
  },
});

export const title = style({
  color: vars.color.strong,
  fontFamily: vars.font.reading,
  fontSize: vars.text.headline.size,
  lineHeight: vars.text.headline.line,
  fontWeight: 600,
  '@media': { [isNarrow]: { fontSize: vars.text.title.size, lineHeight: vars.text.title.line } },
});

export const description = style({
  color: vars.color.body,
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
});

export const controls = style({
  position: 'absolute',
  insetInlineEnd: vars.space[32],
  insetBlockEnd: vars.space[32],
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: 2,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.strong,
  '@media': {
    [isNarrow]: { insetInlineEnd: vars.space[12], insetBlock: `${vars.space[12]} auto` },
  },
});

export const position = style({
  minInlineSize: 40,
  textAlign: 'center',
  fontSize: vars.text.small.size,
  fontVariantNumeric: 'tabular-nums',
});

export const skeleton = style({
  aspectRatio: '3 / 1',
  borderRadius: vars.radius.dialog,
  background: vars.color.sunken,
  boxShadow: vars.shadow.floating,
  '@media': {
    [isNarrow]: {
      aspectRatio: 'auto',
      blockSize: `calc((100vw - 2 * ${vars.space[24]}) * 9 / 16 + ${narrowWords})`,
    },
  },
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  position: 'relative',
  aspectRatio: '3 / 1',
  borderRadius: vars.radius.dialog,
  overflow: 'hidden',
  boxShadow: vars.shadow.floating,
});

export const stage = style({ position: 'absolute', inset: 0, margin: 0, padding: 0, listStyle: 'none' });

export const slide = style({
  position: 'absolute',
  inset: 0,
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
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
});

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

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
});

export const title = style({
  color: vars.color.strong,
  fontFamily: vars.font.reading,
  fontSize: vars.text.headline.size,
  lineHeight: vars.text.headline.line,
  fontWeight: 600,
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
});

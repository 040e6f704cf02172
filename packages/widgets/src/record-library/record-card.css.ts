import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { isNarrow, isTiny, ring } from './record-library.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  '@container': {
    [isNarrow]: { display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)', alignItems: 'start' },
    [isTiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const cover = style({
  position: 'relative',
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  overflow: 'hidden',
  transition: `opacity ${vars.motion.state} ${vars.motion.easing}`,
  // Only the pictures fade while others are on their way: words stay legible.
  selectors: { '[data-turning] &': { opacity: 0.4 } },
});

/** Light on dark in both themes: it lies on a picture. */
const onPicture = { background: 'color-mix(in srgb, black 72%, transparent)', color: 'white' } as const;

export const length = style({
  ...ownText('caption', 'strong'),
  ...onPicture,
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInlineEnd: vars.space[8],
  paddingInline: vars.space[4],
  borderRadius: 4,
  fontVariantNumeric: 'tabular-nums',
});

export const play = style({
  ...onPicture,
  position: 'absolute',
  inset: 0,
  inlineSize: 44,
  blockSize: 44,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  opacity: 0,
  transition: `opacity ${vars.motion.state} ${vars.motion.easing}`,
  selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
  '@container': { [isNarrow]: { display: 'none' } },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const title = style({ ...ownText('reading', 'strong'), fontWeight: 600 });

export const open = style({
  ...ownText('reading', 'strong'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  inlineSize: '100%',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    // The whole card is pressed.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    [`${card}:hover &`]: { color: vars.color.action },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...ring, outlineOffset: 4 },
  },
});

export const facts = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  fontVariantNumeric: 'tabular-nums',
});

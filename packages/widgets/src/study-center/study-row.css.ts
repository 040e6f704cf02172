import { vars } from '@shuyuan/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { isNarrow, isTiny } from './study-center.css.ts';

/** Picture, words, and what can be done. In a narrow place that stands below the words. */
export const article = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[20]}`,
  // The last one is as wide as its widest words are, so that nothing moves when they change.
  gridTemplateColumns: '10rem minmax(0, 1fr) minmax(8rem, auto)',
  '@container': {
    [isNarrow]: {
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space[12],
    },
    [isTiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const cover = style({
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  overflow: 'hidden',
  transition: `opacity ${vars.motion.state} ${vars.motion.easing}`,
  // Only the pictures fade: words stay legible.
  selectors: { '[data-turning] &, [data-put-back] &': { opacity: 0.4 } },
  '@container': { [isTiny]: { maxInlineSize: '10rem' } },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const title = style({
  ...ownText('lead', 'strong'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: 600,
  selectors: { [`${article}:hover &`]: { color: vars.color.action } },
  '@container': {
    [isNarrow]: { fontSize: vars.text.reading.size, lineHeight: vars.text.reading.line },
  },
});

export const facts = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[12]}`,
  // As high as a badge, whether there is one in it or not.
  minBlockSize: `calc(${vars.text.caption.line} + 4px)`,
  fontVariantNumeric: 'tabular-nums',
});

export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
});

export const track = style({
  flex: '0 1 12rem',
  blockSize: 4,
  borderRadius: vars.radius.full,
  background: vars.color.line,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.color.action,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const progressWords = style({
  ...ownText('small', 'muted'),
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  gap: vars.space[4],
  '@container': {
    [isNarrow]: {
      gridColumn: '1 / -1',
      flexFlow: 'row wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});

export const way = style({});

// The whole row is pressed: the way's own box is the row, and what it looks like is the button.
globalStyle(`${way} > :is(a, button)`, { position: 'static' });
globalStyle(`${way} > :is(a, button)::after`, { content: '', position: 'absolute', inset: 0 });

/** Above what makes the row pressed. */
export const putBack = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${vars.space[8]}`,
  // The words of its button end where the button above them does.
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
});

export const putBackWords = style(ownText('small', 'muted'));

export const factsBone = style({ inlineSize: '14rem', maxInlineSize: '100%' });
export const progressBone = style({ inlineSize: '12rem', maxInlineSize: '100%' });
export const wayBone = style({ inlineSize: '5.5rem' });

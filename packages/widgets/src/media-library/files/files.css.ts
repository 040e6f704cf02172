import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';
import { isNarrow, isWide, ring } from '../media-library.css.ts';

export const narrowing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockEnd: vars.space[16],
});

export const keywords = style({
  inlineSize: '14rem',
  '@container': { [isNarrow]: { inlineSize: '100%' } },
});

/** The tree at the side has them where there is room for it. */
export const folder = style({
  flex: '1 1 8rem',
  maxInlineSize: '14rem',
  '@container': { [isWide]: { display: 'none' } },
});

/** In a dialog there is no tree at any width. */
export const folderAlways = style({ flex: '1 1 8rem', maxInlineSize: '14rem' });

export const sort = style({ flex: '0 1 9rem', marginInlineStart: 'auto' });

const list = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const cards = style({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: `${vars.space[24]} ${vars.space[16]}`,
  transition: `opacity ${vars.motion.state} ${vars.motion.easing}`,
  selectors: { '&[data-turning]': { opacity: 0.5 } },
});

export const card = style({ position: 'relative', display: 'grid', gap: vars.space[8] });

export const cover = style({
  position: 'relative',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  overflow: 'hidden',
});

/** Light on dark in both themes: it lies on a picture. */
export const length = style({
  ...ownText('caption', 'strong'),
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInlineEnd: vars.space[8],
  paddingInline: vars.space[4],
  borderRadius: 4,
  background: 'color-mix(in srgb, black 72%, transparent)',
  color: 'white',
  fontVariantNumeric: 'tabular-nums',
});

/** Above what the whole card opens. */
export const box = style({
  zIndex: 1,
  selectors: {
    [`${card} > &`]: {
      position: 'absolute',
      insetBlockStart: vars.space[8],
      insetInlineStart: vars.space[8],
      display: 'grid',
      padding: vars.space[4],
      borderRadius: vars.radius.control,
      background: vars.color.raised,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const text = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const open = style({
  ...ownText('base', 'strong'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  inlineSize: '100%',
  border: 0,
  background: 'none',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    // The whole card or row is pressed.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:hover': { color: vars.color.action },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': ring,
    '&[aria-disabled]': { color: vars.color.muted, cursor: 'default' },
  },
});

export const facts = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[12]}`,
  fontVariantNumeric: 'tabular-nums',
});

/** Its button lies above what the whole card opens. */
export const status = style({
  ...ownText('small', 'body'),
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[8],
});

export const reason = style({ ...ownText('small', 'critical') });

export const rows = style({ ...list, borderBlock: `1px solid ${vars.color.line}` });

export const rowPlace = style({
  paddingBlock: vars.inset.row,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const sign = style({ display: 'grid', color: vars.color.muted });

export const rowText = style({ flex: '1 1 10rem', minInlineSize: 0 });

export const name = style({ ...ownText('small', 'muted') });

export const rowFacts = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  fontVariantNumeric: 'tabular-nums',
});

export const pager = style({ paddingBlockStart: vars.space[24] });

export const refusal = style({ display: 'grid', gap: vars.space[12] });

export const refusalText = style({ ...ownText('base', 'body') });

export const refusalTitle = style({ ...ownText('base', 'strong'), fontWeight: 600 });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { isNarrow } from './favorites.css.ts';

/** Box, picture, words, and the way into it. In a narrow place that stands below the words. */
export const row = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  gridTemplateColumns: 'auto 8rem minmax(0, 1fr) auto',
  '@container': {
    [isNarrow]: { gridTemplateColumns: 'auto 5.5rem minmax(0, 1fr)', columnGap: vars.space[12] },
  },
});

export const cover = style({
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  overflow: 'hidden',
  selectors: { '[data-turning] &, [data-gone] > &': { opacity: 0.4 } },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const title = style({ ...ownText('reading', 'strong'), fontWeight: 600 });

export const facts = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[12]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const way = style({
  '@container': { [isNarrow]: { gridColumn: '3', justifySelf: 'start' } },
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import { narrow, oneLine, ownDirection, ring, scrolling, tight } from './search-place.css.ts';

export const list = style({
  ...ownText('base', 'body'),
  ...scrolling,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  listStyle: 'none',
  outline: 'none',
  transition: `opacity ${vars.motion.state} ${vars.motion.easing}`,
  selectors: { '&:focus-visible': ring },
});

/** All rows are equally high, bones among them: nothing moves when one takes the place of the other. */
export const row = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  columnGap: vars.space[16],
  alignItems: 'start',
  paddingBlock: vars.inset.row,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.card,
  scrollMarginBlock: vars.space[8],
  cursor: 'pointer',
  '@container': {
    [narrow]: {
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      columnGap: vars.space[12],
      paddingInline: vars.space[4],
    },
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: {
    '&[aria-hidden]': { cursor: 'default' },
    "&[aria-selected='true']": { background: vars.color.actionSoft, ...ring },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { "&:hover:not([aria-selected='true'], [aria-hidden])": { background: vars.color.sunken } },
    },
    '(forced-colors: active)': {
      selectors: { "&[aria-selected='true']": { outline: '2px solid Highlight' } },
    },
  },
});

export const picture = style({ '@container': { [tight]: { display: 'none' } } });

export const bones = style({ ...scrolling, overflow: 'hidden', padding: vars.space[8] });

export const face = style({ display: 'grid', placeItems: 'center', aspectRatio: '16 / 9' });

export const proposals = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
});

export const words = style({ minInlineSize: 0 });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  '@container': { [tight]: { flexWrap: 'wrap' } },
});

export const title = style({
  ...ownText('reading', 'strong'),
  ...oneLine,
  ...ownDirection,
  flex: '0 1 auto',
  minInlineSize: 0,
  fontWeight: 600,
});

export const kind = style({ display: 'flex', flex: 'none', gap: vars.space[4], marginInlineStart: 'auto' });

export const snippet = style({
  ...ownText('small', 'muted'),
  ...ownDirection,
  display: '-webkit-box',
  // oxlint-disable-next-line typescript/no-deprecated -- no browser clamps lines without it yet
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minBlockSize: '2lh',
  selectors: { ...ownDirection.selectors, "[aria-selected='true'] &": { color: vars.color.body } },
});

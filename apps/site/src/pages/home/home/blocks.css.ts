import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** What the blocks ask for their width. */
export const measure = style({ containerType: 'inline-size' });

/** Two beside each other from here on. */
const wide = '(min-width: 720px)';

const list = style({ display: 'grid', gap: vars.space[24], margin: 0, padding: 0, listStyle: 'none' });

/** Beside the first one stand four rows; what comes after them stands below. */
export const courses = style([
  list,
  {
    '@container': {
      [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', columnGap: vars.space[32] },
    },
  },
]);

const card = style({ position: 'relative', minInlineSize: 0 });

export const lead = style([
  card,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    '@container': { [wide]: { gridRow: 'span 4' } },
  },
]);

export const leadCover = style({ flex: 'none' });

export const row = style([
  card,
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[16],
    '@container': { [wide]: { selectors: { '&:nth-child(-n + 5)': { gridColumn: 2 } } } },
  },
]);

export const rowCover = style({ flex: 'none', inlineSize: 112 });

export const combos = style([
  list,
  { '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);

export const combo = style([
  card,
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[20],
    padding: vars.inset.card,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    selectors: { '&:hover': { borderColor: vars.color.outline } },
  },
]);

export const comboCover = style({ flex: 'none', inlineSize: '36%', maxInlineSize: 180 });

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  fontWeight: 600,
  textWrap: 'balance',
});

export const leadTitle = style([
  title,
  { fontSize: vars.text.headline.size, lineHeight: vars.text.headline.line },
]);

/** The whole card follows its title's link. */
export const link = style({
  color: vars.color.strong,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.action },
  },
});

export const words = style({
  margin: 0,
  color: vars.color.body,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
});

/** Two lines of it: rows beside a picture stay as high as that. */
export const rowWords = style([
  words,
  { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});

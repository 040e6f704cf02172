import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownHeading, ownText } from '../widget/own-text.ts';

export const choose = style({
  ...ownText('base', 'muted'),
  marginBlockEnd: vars.space[16],
  inlineSize: 'fit-content',
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

/** What the cards ask for their width. */
export const measure = style({ containerType: 'inline-size' });

/** The plan that is put first stands beside the others from here on. */
const wide = '(min-width: 680px)';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const besides = style([
  cards,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
  },
]);

const box = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const card = style([
  box,
  { display: 'flex', flexDirection: 'column', gap: vars.space[16], padding: vars.space[24] },
]);

export const first = style([
  box,
  {
    display: 'grid',
    overflow: 'hidden',
    borderColor: vars.color.action,
    borderWidth: 2,
    gridColumn: '1 / -1',
    '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    selectors: {
      [`${besides} > &`]: { '@container': { [wide]: { gridColumn: '1', gridRow: '1 / span 2' } } },
    },
  },
]);

/** What it costs and how to have it. */
export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  selectors: { [`${first} > &`]: { padding: vars.space[32] }, [`${card} > &`]: { flex: 'auto' } },
});

export const nameRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
});

export const name = style(ownHeading('title'));

export const firstName = style(ownHeading('headline'));

export const price = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[8]}`,
});

export const days = style({ ...ownText('base', 'body'), fontVariantNumeric: 'tabular-nums' });

export const daily = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const benefits = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const firstBenefits = style([
  benefits,
  { gap: vars.space[16], padding: vars.space[32], background: vars.color.actionSoft },
]);

export const benefit = style({ ...ownText('base', 'body'), display: 'flex', gap: vars.space[8] });

/** As high as the first line of what it stands before. */
export const tick = style({
  display: 'grid',
  flex: 'none',
  alignItems: 'center',
  blockSize: vars.text.base.line,
  color: vars.color.gold,
  selectors: { [`${firstBenefits} &`]: { color: vars.color.action } },
});

/** What its price in place of another plan is made of. */
export const lines = style({
  ...ownText('small', 'body'),
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  selectors: { '&:last-child': { fontWeight: 600 } },
});

export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

/** How it goes with what one has. */
export const said = style({ ...ownText('small', 'muted'), textWrap: 'pretty' });

/** At the foot of the card, however much stands above it. */
export const action = style({ display: 'grid', marginBlockStart: 'auto', paddingBlockStart: vars.space[16] });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

const place = 'reviews';
const isNarrow = `${place} (max-width: 36rem)`;

export const reviews = style({
  ...ownBox(place),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
});

export const heading = style(ownHeading('headline'));

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[16]} ${vars.space[40]}`,
  padding: vars.space[24],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space[16] } },
});

export const means = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const parts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], margin: 0 });

export const part = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const partValue = style({ margin: 0, color: vars.color.strong, fontVariantNumeric: 'tabular-nums' });

export const spread = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) 3.5rem',
  alignItems: 'center',
  gap: vars.space[12],
});

/** Those of so many stars alone. */
export const starButton = style({
  ...ownText('small', 'body'),
  minBlockSize: 28,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.action },
    '&[aria-pressed="true"]': { color: vars.color.action, fontWeight: 600, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.action}`, outlineOffset: 2 },
  },
});

export const track = style({
  display: 'block',
  blockSize: 6,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.gold,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const own = style({ outline: 'none' });

export const mine = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const mineTitle = style({
  ...ownText('base', 'strong'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  fontWeight: 600,
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[24],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@container': { [isNarrow]: { padding: vars.space[16] } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });

export const review = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[4],
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

export const name = style({ ...ownText('base', 'strong'), fontWeight: 600 });

export const note = style(ownText('small', 'muted'));

export const content = style({ ...ownText('base', 'body'), whiteSpace: 'pre-wrap' });

export const reply = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const failure = style(ownText('base', 'critical'));

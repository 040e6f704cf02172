import { vars } from '@shuyuan/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../../widget/own-text.ts';

const place = 'my-notes';

export const notes = style({
  ...ownBox(place),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
});

// What only the screen can do is not printed.
globalStyle(`${notes} [data-print="hidden"]`, { '@media': { print: { display: 'none' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const heading = style(ownHeading('headline'));

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const search = style({
  ...ownText('base', 'strong'),
  flex: '1 1 12rem',
  minInlineSize: 0,
  minBlockSize: vars.control.standard,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.action}`, outlineOffset: 2 } },
});

export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const unsent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[12],
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  breakInside: 'avoid',
});

export const tick = style({
  inlineSize: 20,
  blockSize: 20,
  margin: 2,
  accentColor: vars.color.action,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.action}`, outlineOffset: 2 } },
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

export const quiet = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const badge = style({
  ...ownText('caption', 'action'),
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.actionSoft,
});

export const title = style({ ...ownText('base', 'strong'), fontWeight: 600 });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

const place = 'notes';
const isNarrow = `${place} (max-width: 24rem)`;

/** As high as its place: the list scrolls, the box to write in stays at the foot. */
export const notes = style({
  ...ownBox(place),
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
});

export const heading = style({ ...ownHeading('title'), marginBlockEnd: vars.space[8] });

export const scroll = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', paddingBlockEnd: vars.space[16] });

export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const sorts = style({ display: 'flex', justifyContent: 'end' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });

export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const note = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minInlineSize: 0 });

export const unsent = style([
  note,
  {
    padding: vars.space[12],
    border: `1px dashed ${vars.color.outline}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
  },
]);

export const status = style(ownText('small', 'muted'));

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
});

export const name = style({ ...ownText('base', 'strong'), fontWeight: 600 });

export const quiet = style(ownText('small', 'muted'));

export const badge = style({
  ...ownText('caption', 'action'),
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.actionSoft,
});

export const title = style({ ...ownText('base', 'strong'), fontWeight: 600 });

export const anchor = style({
  ...ownText('small', 'muted'),
  fontVariantNumeric: 'tabular-nums',
});

export const past = style([anchor, { textDecoration: 'none' }]);

export const anchorButton = style({
  ...ownText('small', 'action'),
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: 24,
  paddingInline: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.actionSoft,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.action}`, outlineOffset: 2 },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});

export const editing = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const marks = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const marksTitle = style(ownText('small', 'muted'));

export const markRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: 2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

export const markWaits = style(ownText('small', 'muted'));

export const unmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.strong },
    '&:focus-visible': { outline: `2px solid ${vars.color.action}`, outlineOffset: 2 },
  },
  '@media': { '(pointer: coarse)': { inlineSize: 44, blockSize: 44 } },
});

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.page,
});

export const composer = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const moment = style({
  ...ownText('small', 'muted'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
});

export const momentInput = style({
  ...ownText('small', 'strong'),
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '5rem',
  minBlockSize: vars.control.small,
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.action}`, outlineOffset: 2 } },
});

export const options = style(ownText('small', 'muted'));

export const summary = style({
  ...ownText('small', 'muted'),
  minBlockSize: 24,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.action}`, outlineOffset: 2 } },
});

export const optionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
});

export const send = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[12],
  '@container': { [isNarrow]: { gap: vars.space[8] } },
});

export const chosen = style({
  ...ownText('small', 'body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineEnd: 'auto',
});

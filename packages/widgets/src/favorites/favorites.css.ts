import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

/** The place that the favourites stand in; what they look like follows from its width. */
const place = 'favorites';
export const isNarrow = `${place} (max-width: 44rem)`;

export const favorites = style(ownBox(place));

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginBlockEnd: vars.space[24],
});

export const heading = style(ownHeading('headline'));

export const headWays = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr)',
  gap: vars.space[32],
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] } },
});

export const main = style({ minInlineSize: 0 });

export const folderColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '@container': { [isNarrow]: { display: 'none' } },
});

export const folderSelect = style({
  display: 'none',
  '@container': { [isNarrow]: { display: 'block' } },
});

export const folder = style({
  ...ownText('base', 'body'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: vars.control.standard,
  alignItems: 'center',
  paddingInline: vars.space[12],
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.actionSoft, color: vars.color.strong, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const folderName = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const folderCount = style({
  flex: 'none',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const types = style({ display: 'flex', justifyContent: 'end', marginBlockEnd: vars.space[16] });

export const bulk = style({
  position: 'sticky',
  insetBlockEnd: vars.space[16],
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[16],
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.floating,
});

export const bulkCount = style({ ...ownText('base', 'strong'), fontVariantNumeric: 'tabular-nums' });

export const dialog = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[24],
});

export const dialogTitle = style(ownHeading('title'));

export const dialogWays = style({ display: 'flex', justifyContent: 'end', gap: vars.space[8] });

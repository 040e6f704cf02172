import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { column, ownText, selfContained } from '../theme/mixins.ts';

export const chart = style({ ...column(8), inlineSize: '100%' });

export const title = style({ ...ownText('base', 'strong'), fontWeight: 500 });

export const bars = style({
  ...selfContained,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  blockSize: '12rem',
});

export const bar = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space[4],
  minInlineSize: 0,
  textAlign: 'center',
});

export const track = style({
  position: 'relative',
  minBlockSize: 0,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const fill = style({
  position: 'absolute',
  insetInline: '10%',
  insetBlockEnd: 0,
  borderStartStartRadius: vars.radius.control,
  borderStartEndRadius: vars.radius.control,
});

/** Ordinary bars, and those that are set off against them; what sets them off stands in the table as well. */
export const tone = styleVariants({
  neutral: {
    background: vars.color.muted,
    '@media': { '(forced-colors: active)': { background: 'GrayText' } },
  },
  action: {
    background: vars.color.action,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  },
});

export const value = style({ ...ownText('caption', 'body'), fontVariantNumeric: 'tabular-nums' });

export const label = style({
  ...ownText('caption', 'muted'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const table = style({
  ...ownText('small', 'body'),
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  padding: vars.space[8],
  textAlign: 'start',
  fontWeight: 400,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

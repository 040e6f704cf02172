import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownText } from '../../widget/own-text.ts';

export const area = style({ position: 'relative', minInlineSize: 0, minBlockSize: '16rem' });

export const over = style({
  ...ownText('reading', 'action'),
  position: 'absolute',
  inset: `calc(-1 * ${vars.space[8]})`,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  border: `2px dashed ${vars.color.action}`,
  borderRadius: vars.radius.card,
  background: `color-mix(in srgb, ${vars.color.actionSoft} 88%, transparent)`,
  // What lies below it is dropped on.
  pointerEvents: 'none',
});

export const uploads = style({
  marginBlockEnd: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: vars.control.small,
});

export const title = style({ ...ownText('base', 'strong'), fontWeight: 600 });

/** A great many stay within their place. */
export const rows = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: '20rem',
  overflowY: 'auto',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const text = style({ flex: '1 1 12rem', display: 'grid', minInlineSize: 0 });

export const name = style({ ...ownText('base', 'strong') });

export const state = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const wrong = style({ ...ownText('small', 'critical') });

export const bar = style({ flex: '1 1 8rem', maxInlineSize: '14rem' });

export const tools = style({ display: 'flex', marginInlineStart: 'auto' });

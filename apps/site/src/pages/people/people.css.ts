import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const words = style({
  display: 'flex',
  flex: '1 1 12rem',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: vars.color.strong,
  textDecoration: 'none',
  fontWeight: 600,
  selectors: { '&:hover': { color: vars.color.action } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const sum = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
});

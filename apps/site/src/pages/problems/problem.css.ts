import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingBlock: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

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

export const title = style({
  margin: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: vars.color.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action } },
});

export const price = style({ color: vars.color.critical });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  inlineSize: '100%',
});

/** At the end of a row, where there is room. */
export const apart = style({ marginInlineStart: 'auto' });

export const tips = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[20],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const tipList = style({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  paddingInlineStart: vars.space[20],
  color: vars.color.body,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

export const papers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
  gap: vars.space[24],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const paper = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  padding: vars.inset.card,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  selectors: { '&:hover': { borderColor: vars.color.outline } },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const title = style({
  margin: 0,
  flex: '1 1 12rem',
  fontFamily: vars.font.reading,
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  color: vars.color.strong,
});

/** The whole card is pressed. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  margin: 0,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  color: vars.color.action,
  fontWeight: 600,
});

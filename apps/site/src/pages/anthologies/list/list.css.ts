import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Four beside each other where there is room, two on a telephone. */
const width = `max(9rem, (100% - 3 * ${vars.space[32]}) / 4)`;

export const books = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))`,
  gap: `${vars.space[40]} ${vars.space[32]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const book = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
});

export const title = style({
  margin: 0,
  marginBlockStart: vars.space[8],
  fontFamily: vars.font.reading,
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  fontWeight: 600,
  textWrap: 'balance',
});

/** The whole book follows its title's link. */
export const link = style({
  color: vars.color.strong,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.action },
  },
});

export const words = style({
  margin: 0,
  color: vars.color.body,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
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

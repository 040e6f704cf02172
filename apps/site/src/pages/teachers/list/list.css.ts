import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Three beside each other where there is room, one on a telephone. */
const width = `max(16rem, (100% - 2 * ${vars.space[24]}) / 3)`;

export const teachers = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
  gap: vars.space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const teacher = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[16],
  padding: vars.inset.card,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  selectors: { '&:hover': { borderColor: vars.color.outline } },
});

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const name = style({
  margin: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  fontWeight: 600,
});

/** The whole card follows the name's link. */
export const link = style({
  color: vars.color.strong,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.action },
  },
});

export const title = style({
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const about = style({
  margin: 0,
  color: vars.color.body,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});

/** As wide as the picture that comes. */
export const skeletonFace = style({ flex: 'none', inlineSize: 72 });

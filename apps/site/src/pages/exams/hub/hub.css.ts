import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Papers to take, and, beside them, what a visitor is invited to. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[24],
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  padding: vars.space[24],
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const pressableTile = style([tile, { selectors: { '&:hover': { borderColor: vars.color.outline } } }]);

export const tileIcon = style({ display: 'inline-flex', color: vars.color.action });

export const tileWords = style({ display: 'grid', flex: 1, gap: vars.space[4], minInlineSize: 0 });

export const tileTitle = style({
  margin: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  fontWeight: 600,
});

/** The whole tile is pressed. */
export const link = style({
  color: vars.color.strong,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.action },
  },
});

export const attempts = style({ listStyle: 'none', margin: 0, padding: 0 });

export const attempt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.inset.row,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const attemptTitle = style({ flex: '1 1 12rem', color: vars.color.strong });

export const when = style({
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

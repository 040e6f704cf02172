import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 760px)';

export const head = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[32],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** Covers beside each other on a line; left out where there is room for the words alone. */
export const covers = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      alignItems: 'end',
      gap: vars.space[12],
      paddingBlockEnd: vars.space[8],
      borderBlockEnd: `4px solid ${vars.color.gold}`,
    },
  },
});

export const cover = style({
  minInlineSize: 0,
  selectors: { '&:nth-child(even)': { paddingBlockStart: vars.space[24] } },
});

export const headRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const all = style({ color: vars.color.action, fontSize: vars.text.base.size });

export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const good = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const goodTitle = style({
  margin: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  fontWeight: 600,
});

/** The whole card follows its title's link. */
export const goodLink = style({
  color: vars.color.strong,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.color.action },
  },
});

export const facts = style({
  display: 'flex',
  gap: vars.space[12],
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});

export const steps = style({
  display: 'grid',
  gap: vars.space[20],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({
  paddingBlockStart: vars.space[12],
  borderBlockStart: `2px solid ${vars.color.action}`,
  color: vars.color.body,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
});

export const when = style({ display: 'block', color: vars.color.strong });

export const questions = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});

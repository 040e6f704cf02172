import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

const isNarrow = '(max-width: 760px)';

export const page = style({ paddingBlockStart: vars.space[40] });

export const measure = style({ containerType: 'inline-size' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: `${vars.space[56]} ${vars.space[56]}`,
  marginBlockStart: vars.space[24],
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[32] } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[32],
  '@container': { [isNarrow]: { gridTemplateColumns: '112px minmax(0, 1fr)', gap: vars.space[20] } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  minInlineSize: 0,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  color: vars.color.muted,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
  fontVariantNumeric: 'tabular-nums',
});

export const author = style({ marginInlineStart: `-${vars.space[4]}`, color: vars.color.strong });

/** Who teaches it: the way to their page. */
export const teacher = style([
  author,
  { textDecoration: 'none', selectors: { '&:hover': { color: vars.color.action } } },
]);

/** Stays in sight beside a long table of contents. */
export const side = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@container': { [isNarrow]: { gridColumn: 1, gridRow: 'auto' } },
});

export const box = style({
  position: 'sticky',
  insetBlockStart: `calc(64px + ${vars.space[24]})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[24],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[56],
  gridColumn: 1,
  minInlineSize: 0,
});

export const chapters = style({ display: 'flex', flexDirection: 'column', gap: vars.space[32] });

export const foldingChapters = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const chapterName = style({ paddingBlockEnd: vars.space[12] });

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });

const row = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.body,
  textDecoration: 'none',
  paddingBlock: vars.space[12],
  fontSize: vars.text.reading.size,
  lineHeight: vars.text.reading.line,
});

/** What leads nowhere. */
export const plainEntry = row;

export const entry = style([row, { selectors: { '&:hover': { color: vars.color.action } } }]);

const isOpen = style({
  borderRadius: vars.radius.control,
  background: vars.color.actionSoft,
  // Its words stand in one line with those of the others.
  marginInline: `calc(-1 * ${vars.space[8]})`,
  paddingInline: vars.space[8],
});

/** Open to everybody, among what is for sale. */
export const openEntry = style([entry, isOpen]);

export const openPlainEntry = style([row, isOpen]);

/** Where it goes on. */
export const next = style([entry, { color: vars.color.action, fontWeight: 600 }]);

export const number = style({
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});

/** What is said of a lesson: under its title where both have no room beside each other. */
export const lessonState = style([
  state,
  {
    flexWrap: 'wrap',
    '@media': { '(max-width: 600px)': { gridColumn: 2 } },
  },
]);

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });

export const done = style([mark, { color: vars.color.action, fontWeight: 600 }]);

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** One column: where two have no room beside each other. */
const isNarrow = '(max-width: 760px)';

export const measure = style({ containerType: 'inline-size' });

/** Ground of its own from edge to edge of the window, whatever column it stands in. */
export const band = style({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.space[40]})`,
  paddingBlock: `${vars.space[32]} ${vars.space[40]}`,
  background: vars.color.sunken,
  boxShadow: `0 0 0 100vmax ${vars.color.sunken}`,
  clipPath: 'inset(0 -100vmax)',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[40],
  alignItems: 'center',
  marginBlockStart: vars.space[20],
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  minInlineSize: 0,
});

export const teacher = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const teacherName = style({
  color: vars.color.strong,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action } },
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[32]}`,
  margin: 0,
});

export const figure = style({ display: 'flex', flexDirection: 'column-reverse' });

export const figureName = style({
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const figureValue = style({
  margin: 0,
  color: vars.color.strong,
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const cover = style({ position: 'relative' });

/** Over the lower part of the cover, on a ground of its own: its words are read whatever the picture is. */
export const first = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  padding: vars.space[20],
  borderEndStartRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.strong,
  textDecoration: 'none',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
});

export const firstIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: vars.radius.full,
  background: vars.color.action,
  color: vars.color.onAction,
});

export const firstWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const firstTitle = style({ fontWeight: 600 });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  gap: `${vars.space[56]} ${vars.space[40]}`,
  marginBlockStart: vars.space[32],
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[40] } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[56],
  minInlineSize: 0,
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[40],
  minInlineSize: 0,
  '@container': { [isNarrow]: { display: 'contents' } },
});

/** Where there is one column they come first: an offer that ends is not looked for below the contents. */
export const deals = style({
  ':empty': { display: 'none' },
  '@container': { [isNarrow]: { order: -1 } },
});

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
  gap: vars.space[56],
  marginBlockStart: vars.space[56],
  paddingBlockStart: vars.space[40],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[40] } },
});

/** A part of the page's whole width: the comments, and the reviews where nobody is named as the teacher. */
export const alone = style({
  scrollMarginBlockStart: `calc(64px + ${vars.space[24]})`,
  marginBlockStart: vars.space[56],
  paddingBlockStart: vars.space[40],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Where a link to a part of the page leads: below the header, which stays. */
export const part = style({ scrollMarginBlockStart: `calc(64px + ${vars.space[24]})` });

export const parts = style({
  display: 'flex',
  gap: vars.space[24],
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const partLink = style({
  paddingBlock: vars.space[12],
  color: vars.color.body,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: vars.color.action } },
});

export const outcomes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const outcome = style({
  paddingBlockStart: vars.space[12],
  borderBlockStart: `2px solid ${vars.color.strong}`,
  color: vars.color.strong,
  fontFamily: vars.font.reading,
  fontSize: vars.text.lead.size,
  lineHeight: vars.text.lead.line,
});

export const attachments = style({ margin: 0, padding: 0, listStyle: 'none' });

export const attachment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minBlockSize: 48,
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const attachmentName = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const note = style({
  color: vars.color.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const related = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const relatedItem = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'center',
});

export const relatedWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The whole of its place is pressed by it. */
export const relatedLink = style({
  color: vars.color.strong,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.action },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

/** The place that the player stands in; what it looks like follows from its width. */
const place = 'exam-player';
const isNarrow = `${place} (max-width: 52rem)`;

export const player = style(ownBox(place));

const row = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[12] } as const;

export const bar = style({
  ...row,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlock: vars.space[12],
  marginBlockEnd: vars.space[24],
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const name = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const title = style({ ...ownHeading('title') });

export const facts = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const tools = style({ ...row, marginInlineStart: 'auto' });

export const clock = style({ textAlign: 'end' });

export const time = style({
  ...ownText('title', 'strong'),
  textAlign: 'end',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-urgent]': { color: vars.color.critical } },
});

export const textButton = style({
  ...ownText('small', 'action'),
  border: 0,
  background: 'none',
  cursor: 'pointer',
  marginInlineStart: vars.space[8],
  minBlockSize: 24,
  textDecoration: 'underline',
});

export const warning = style({
  ...row,
  padding: vars.space[16],
  marginBlockEnd: vars.space[24],
  background: vars.color.goldSoft,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.gold}`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  gap: vars.space[24],
  alignItems: 'start',
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

export const question = style({ minInlineSize: 0 });

export const questionHead = style({
  ...row,
  justifyContent: 'space-between',
  marginBlockEnd: vars.space[12],
});

export const questionTitle = style({
  ...ownHeading('title'),
  ...row,
  alignItems: 'baseline',
  outlineOffset: 4,
});

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const markButton = style({
  ...ownText('base', 'body'),
  ...row,
  gap: vars.space[8],
  minBlockSize: vars.control.standard,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.goldStrong,
      background: vars.color.goldSoft,
      borderColor: vars.color.goldStrong,
    },
  },
});

export const turns = style({ ...row, justifyContent: 'space-between', marginBlockStart: vars.space[32] });

/** Nobody who answers by touch has these keys. */
export const keys = style({
  ...ownText('caption', 'muted'),
  '@media': { '(hover: none)': { display: 'none' } },
  '@container': { [isNarrow]: { display: 'none' } },
});

export const savedMark = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[12],
});

export const refused = style({
  ...ownText('small', 'critical'),
  marginBlockStart: vars.space[4],
});

export const saving = style({
  padding: vars.inset.card,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  display: 'grid',
  gap: vars.space[8],
});

export const saved = style({
  ...ownText('base', 'body'),
  ...row,
  gap: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
});

export const note = style(ownText('base', 'body'));

export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[24],
  padding: vars.inset.card,
  marginBlockEnd: vars.space[24],
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const chapters = style({ marginBlockEnd: vars.space[24] });

export const chaptersTitle = style({ ...ownHeading('lead'), marginBlockEnd: vars.space[12] });

export const chapterList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chapter = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minInlineSize: 0,
  padding: vars.space[16],
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const history = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const historyRow = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
});

export const scoreText = style({ ...ownHeading('headline'), fontVariantNumeric: 'tabular-nums' });

export const verdict = style({ ...ownText('base', 'body'), ...row, gap: vars.space[8] });

export const hash = style({ overflowWrap: 'anywhere', userSelect: 'all' });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

/** The place that it stands in; what it looks like follows from its width. */
const place = 'question-practice';
const isNarrow = `${place} (max-width: 52rem)`;

export const practice = style(ownBox(place));

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

export const filters = style({ ...row, gap: vars.space[8], marginBlockEnd: vars.space[20] });

const button = {
  ...ownText('base', 'body'),
  minBlockSize: vars.control.standard,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  cursor: 'pointer',
} as const;

const pressed = {
  color: vars.color.action,
  background: vars.color.actionSoft,
  borderColor: vars.color.action,
} as const;

export const filter = style({ ...button, selectors: { '&[aria-pressed="true"]': pressed } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  gap: vars.space[24],
  alignItems: 'start',
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const question = style({ minInlineSize: 0 });

export const head = style({ ...row, justifyContent: 'space-between', marginBlockEnd: vars.space[12] });

export const questionTitle = style({
  ...ownHeading('title'),
  ...row,
  alignItems: 'baseline',
  outlineOffset: 4,
});

export const tools = style({ ...row, gap: vars.space[8] });

export const tool = style({
  ...button,
  ...row,
  gap: vars.space[8],
  selectors: { '&[aria-pressed="true"]': pressed },
});

export const turns = style({ ...row, justifyContent: 'space-between', marginBlockStart: vars.space[32] });

/** Nobody who answers by touch has these keys. */
export const keys = style({
  ...ownText('caption', 'muted'),
  '@media': { '(hover: none)': { display: 'none' } },
  '@container': { [isNarrow]: { display: 'none' } },
});

export const note = style(ownText('base', 'body'));

export const refusal = style({ ...ownText('base', 'critical'), marginBlock: vars.space[12] });

export const reveal = style({ marginBlockStart: vars.space[20] });

export const card = style({
  padding: vars.inset.card,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const cardTitle = style({ ...ownHeading('lead'), marginBlockEnd: vars.space[12] });

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: vars.space[8],
  maxBlockSize: '50vh',
  overflowY: 'auto',
  listStyle: 'none',
  margin: 0,
  padding: 4,
});

export const cell = style({
  ...ownText('base', 'body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  inlineSize: '100%',
  minBlockSize: 44,
  padding: 0,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-look="right"]': { color: vars.color.action, background: vars.color.actionSoft },
    '&[data-look="wrong"]': { color: vars.color.critical, borderColor: vars.color.critical },
    '&[data-look="partly"]': { color: vars.color.goldStrong, background: vars.color.goldSoft },
    '&[data-look="done"]': { background: vars.color.sunken },
    '&[aria-current]': { outline: `2px solid ${vars.color.action}`, outlineOffset: 1 },
  },
});

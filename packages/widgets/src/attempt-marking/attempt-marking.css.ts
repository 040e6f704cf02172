import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

/** The place that marking stands in; what it looks like follows from its width. */
const place = 'attempt-marking';

const row = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[12] } as const;

const card = {
  padding: vars.inset.card,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
} as const;

export const marking = style(ownBox(place));

export const head = style({ display: 'grid', gap: vars.space[8], marginBlockEnd: vars.space[24] });

export const title = style(ownHeading('title'));

export const facts = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const note = style(ownText('base', 'body'));

export const failure = style({ ...ownText('base', 'critical'), ...row });

export const outcome = style({ ...card, ...row, marginBlockEnd: vars.space[24], outlineOffset: 4 });

export const score = style({ ...ownHeading('title'), fontVariantNumeric: 'tabular-nums' });

export const questions = style({
  display: 'grid',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const question = style({ ...card, display: 'grid', gap: vars.space[12], minInlineSize: 0 });

export const questionTitle = style({ ...ownHeading('lead'), ...row, alignItems: 'baseline' });

export const part = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** What the learner wrote beside what it is held against, or above it where there is no room. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@container': { [`${place} (min-width: 52rem)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const side = style({ display: 'grid', alignContent: 'start', gap: vars.space[8], minInlineSize: 0 });

export const label = style({ ...ownText('small', 'muted'), fontWeight: 600 });

export const written = style({ ...ownText('base', 'strong'), whiteSpace: 'pre-wrap' });

export const reference = style({
  ...ownText('base', 'body'),
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  padding: vars.inset.card,
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
});

export const rubric = style({ ...ownText('base', 'body'), paddingInlineStart: vars.space[20] });

export const pictures = style({ ...row, margin: 0, padding: 0, listStyle: 'none' });

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '24rem',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
});

export const give = style({ maxInlineSize: '16rem' });

export const bar = style({
  ...row,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlock: vars.space[12],
  marginBlockStart: vars.space[24],
  background: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Nobody who marks by touch has these keys. */
export const keys = style({
  ...ownText('caption', 'muted'),
  '@media': { '(hover: none)': { display: 'none' } },
});

export const giving = style({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[12] });

export const others = style({ display: 'grid', gap: vars.space[4] });

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

/** The place that a list stands in; what it looks like follows from its width. */
const place = 'resource-list';
const isNarrow = `${place} (max-width: 40rem)`;

export const list = style(ownBox(place));

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[12],
  marginBlockEnd: vars.space[16],
});

export const heading = style({ ...ownHeading('headline') });

export const total = style({ ...ownText('small', 'muted'), flex: 1 });

export const headActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginInlineStart: 'auto',
});

export const narrowing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlock: vars.space[12],
});

export const keywords = style({
  inlineSize: '14rem',
  '@container': { [isNarrow]: { inlineSize: '100%' } },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-chosen]': { borderStyle: 'solid', borderColor: 'transparent', background: vars.color.actionSoft },
  },
});

export const columnChoice = style({ marginInlineStart: 'auto' });

export const columnList = style({ display: 'grid', gap: vars.space[8] });

/** A turned page begins below a bar that stays. */
export const rows = style({
  scrollMarginBlockStart: vars.space[72],
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

export const order = style({ display: 'flex', alignItems: 'center' });

export const orderNote = style({
  ...ownText('small', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockEnd: vars.space[12],
});

/** Row of the second level: further in than the one it stands below. */
export const below = style({ display: 'block', paddingInlineStart: vars.space[24] });

export const pager = style({ paddingBlockStart: vars.space[16] });

export const titles = style({
  display: 'grid',
  gap: vars.space[4],
  maxBlockSize: '16rem',
  margin: 0,
  paddingInlineStart: vars.space[20],
  overflowY: 'auto',
});

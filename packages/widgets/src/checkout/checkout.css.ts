import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { ownBox, ownHeading, ownText } from '../widget/own-text.ts';

/** The place that a part of the checkout stands in; what it looks like follows from its width. */
const place = 'checkout';
export const isNarrow = `${place} (max-width: 30rem)`;
/** A narrow place with large text: nothing stands beside anything. */
export const isTiny = `${place} (max-width: 15rem)`;

export const checkout = style({ ...ownBox(place), maxInlineSize: 720 });

export const heading = style({
  ...ownHeading('headline'),
  inlineSize: 'fit-content',
  marginBlockEnd: vars.space[20],
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

/** Paper on which something is settled. */
export const sheet = style({
  padding: vars.space[24],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  '@container': { [isNarrow]: { padding: vars.space[16] } },
});

/** Parts of a sheet below each other, one hairline between two. */
export const part = style({
  marginBlockStart: vars.space[20],
  paddingBlockStart: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Something to know before anything is pressed. */
export const note = style({
  ...ownText('base', 'strong'),
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  background: vars.color.goldSoft,
  textWrap: 'pretty',
});

export const noteTitle = style({ ...ownText('base', 'strong'), fontWeight: 600 });

export const words = style({ ...ownText('base', 'muted'), textWrap: 'pretty' });

export const error = style({ ...ownText('base', 'critical'), textWrap: 'pretty' });

/** Below what it is about. */
export const errorBelow = style([error, { marginBlockStart: vars.space[12] }]);

/** A figure to come, as high as the line it will stand in. */
export const bone = style({ display: 'block', inlineSize: '7rem', maxInlineSize: '100%' });

/** What is to be paid, and the way on. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[12]} ${vars.space[24]}`,
});

export const sum = style({ display: 'grid', gap: vars.space[4] });

export const lines = style({
  ...ownText('base', 'muted'),
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const due = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[8],
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

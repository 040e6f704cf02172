import { vars } from '@shuyuan/ui/theme';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { ownText } from '../widget/own-text.ts';
import {
  besideFace,
  hairline,
  inColumn,
  narrow,
  ownDirection,
  pressable,
  ring,
} from './comment-place.css.ts';

/** Takes focus; and what a link has led to stays marked, a little over its edges. */
const landing = {
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      // Beside the face that stands at the edge, not across it.
      outlineOffset: 4,
      borderRadius: vars.radius.control,
    },
    '&[data-linked]': {
      contentVisibility: 'visible',
      background: vars.color.actionSoft,
      boxShadow: `calc(-1 * ${vars.space[12]}) 0 ${vars.color.actionSoft}, ${vars.space[12]} 0 ${vars.color.actionSoft}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-linked]': { outline: '2px solid Highlight' } } },
  },
} satisfies StyleRule;

/** A row that is not seen costs nothing; its height until then is a guess. Focus rings still reach over its edges. */
const sleepsOutOfSight = (height: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}`,
    overflowClipMargin: 4,
  }) satisfies StyleRule;

export const comment = style({
  ...ownText('base', 'body'),
  ...besideFace,
  ...landing,
  paddingBlock: `${vars.space[20]} ${vars.space[12]}`,
  borderBlockStart: hairline,
  ...sleepsOutOfSight('8rem'),
});

export const header = style({
  ...inColumn,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
});

export const name = style({ ...ownText('base', 'strong'), ...ownDirection, fontWeight: 500 });

export const unknownName = style(ownText('base', 'muted'));

const metaText = { ...ownText('small', 'muted'), ...ownDirection } satisfies StyleRule;

export const meta = style(metaText);

/** The time of a comment, as a link to it. */
export const ownLink = style({
  ...ownText('small', 'muted'),
  ...pressable,
  ...ownDirection,
  selectors: {
    '&:hover': { color: vars.color.actionHover, textDecoration: 'underline' },
    '&:focus-visible': ring,
  },
});

/** At least as high as a finger needs, without moving the line. */
export const moment = style({
  ...ownText('small', 'action'),
  ...pressable,
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: '-4px -6px' },
    '&:hover': { color: vars.color.actionHover, textDecoration: 'underline' },
    '&:focus-visible': ring,
  },
});

/** Comments are read, not scanned: here the ordinary text is the text for reading. */
const forReading = {
  ...inColumn,
  paddingBlock: vars.space[4],
  vars: {
    [vars.text.base.size]: vars.text.reading.size,
    [vars.text.base.line]: vars.text.reading.line,
  },
} satisfies StyleRule;

export const content = style(forReading);

/** The words of a quiet button stand in line with the text above. */
export const actions = style({
  ...ownText('small', 'muted'),
  ...inColumn,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.control.small,
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
});

// The way to the replies stands after the one to answer. Its arrow is drawn by a border: rows by the hundred need no element for it.
const toReplies = `${actions} > [aria-expanded] ~ [aria-expanded]`;
globalStyle(`${toReplies}::after`, {
  content: '',
  boxSizing: 'border-box',
  inlineSize: '0.5em',
  blockSize: '0.5em',
  marginBlockStart: '-0.25em',
  marginInline: '0.2em',
  border: 'solid currentColor',
  borderWidth: '0 1.5px 1.5px 0',
  transform: 'rotate(45deg)',
  transition: `transform ${vars.motion.state} ${vars.motion.easing}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
globalStyle(`${toReplies}[aria-expanded="true"]::after`, {
  transform: 'translateY(0.2em) rotate(225deg)',
});

export const replyField = style({ ...inColumn, paddingBlock: vars.space[8] });

export const thread = style({
  ...inColumn,
  marginBlock: vars.space[8],
  paddingInlineStart: vars.space[16],
  borderInlineStart: hairline,
  '@container': { [narrow]: { gridColumn: '1 / -1', paddingInlineStart: vars.space[12] } },
});

export const replies = style({ margin: 0, padding: 0, listStyle: 'none' });

export const reply = style({
  ...ownText('base', 'body'),
  ...besideFace,
  ...landing,
  columnGap: vars.space[12],
  paddingBlock: vars.space[8],
  ...sleepsOutOfSight('6rem'),
});

export const unsent = style({
  ...ownText('base', 'body'),
  ...besideFace,
  paddingBlock: `${vars.space[16]} ${vars.space[12]}`,
  borderBlockStart: hairline,
  selectors: { [`${thread} > &`]: { paddingBlock: vars.space[8], border: 0, columnGap: vars.space[12] } },
});

export const unsentText = style({
  ...ownText('reading', 'muted'),
  paddingBlock: vars.space[4],
  whiteSpace: 'pre-wrap',
  ...ownDirection,
});

export const unsentStatus = style({
  ...ownText('small', 'critical'),
  paddingInlineStart: vars.space[8],
  selectors: {
    '[data-status=sending] &, [data-status=queued] &, [data-status=signed-out] &': {
      color: vars.color.muted,
    },
  },
});

/** Before the way to bring back what was deleted. */
export const deleted = style({ ...ownText('small', 'muted'), paddingInlineStart: vars.space[8] });

/** At what its author alone sees. */
export const held = style({ ...ownText('small', 'strong'), ...ownDirection });

export const skeletonName = style({ inlineSize: '5rem' });

export const skeletonAction = style({ inlineSize: '2rem', marginInlineStart: vars.space[8] });

// What needs no fold and no link around it stands in the row without an element of ours.
globalStyle(`:is(${comment}, ${reply}) > [data-component="rich-text"]`, {
  ...forReading,
  // Measured from the words, as inside `content`.
  overflowClipMargin: 'content-box 4px',
});
globalStyle(`${header} > [data-component="relative-time"]`, metaText);

globalStyle(`:is(${comment}, ${reply}) [data-component="rich-text"] :is(p, li, blockquote)`, ownDirection);

// The face stands beside name, words and actions, and stretches none of them.
for (const row of [comment, reply, unsent])
  globalStyle(`${row} > :first-child`, { gridColumn: 1, gridRow: '1 / span 3', alignSelf: 'start' });

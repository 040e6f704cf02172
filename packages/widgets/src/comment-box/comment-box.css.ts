import { vars } from '@shuyuan/ui/theme';
import { createContainer, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { ownText } from '../look/own-text.ts';

const place = createContainer();
const narrow = `${place} (width < 30rem)`;

const hairline = `1px solid ${vars.color.line}`;

/** Face on the one side, everything else on the other. */
const besideFace = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[16],
  '@container': { [narrow]: { columnGap: vars.space[12] } },
} satisfies StyleRule;

const inColumn = { gridColumn: 2, minInlineSize: 0 } satisfies StyleRule;

export const box = style({
  ...ownText('base', 'body'),
  containerType: 'inline-size',
  containerName: place,
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBlockEnd: vars.space[16],
});

export const title = style({
  ...ownText('lead', 'strong'),
  fontFamily: vars.font.reading,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
});

/** What the reader may press that is neither a button nor a link of the ordinary kind. */
const pressable = {
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  appearance: 'none',
  outline: 'none',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
} satisfies StyleRule;

const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } satisfies StyleRule;

export const sorts = style({
  display: 'flex',
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
});

export const sort = style({
  ...ownText('small', 'muted'),
  ...pressable,
  minBlockSize: vars.control.small,
  paddingInline: vars.space[8],
  selectors: {
    '&:hover': { color: vars.color.actionHover },
    '&:focus-visible': ring,
    '&[aria-pressed=true]': { color: vars.color.strong, fontWeight: 600, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-pressed=true]': { color: 'Highlight' } } },
  },
});

export const count = style({ ...ownText('base', 'muted'), fontVariantNumeric: 'tabular-nums' });

export const composer = style({ ...besideFace, paddingBlockEnd: vars.space[24] });
export const column = style({ minInlineSize: 0 });

export const fieldFooter = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
});

export const hint = style({
  ...ownText('small', 'muted'),
  flex: 1,
  selectors: { '&[data-posting]': { color: vars.color.action } },
});

/** A turned page begins below a header that stays. */
export const list = style({ scrollMarginBlockStart: vars.space[72] });

/** Takes focus; and what a link has led to stays marked, a little over its edges. */
const landing = {
  outline: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
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

/** Names and words take their own direction. */
const ownDirection = { unicodeBidi: 'plaintext' } satisfies StyleRule;

export const name = style({ ...ownText('base', 'strong'), ...ownDirection, fontWeight: 500 });
export const unknownName = style(ownText('base', 'muted'));
export const meta = style({ ...ownText('small', 'muted'), ...ownDirection });

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

export const stamp = style({
  ...ownText('small', 'muted'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.control.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

export const stampBox = style({ margin: 0, accentColor: vars.color.action });

/** Comments are read, not scanned: here the ordinary text is the text for reading. */
export const content = style({
  ...inColumn,
  paddingBlock: vars.space[4],
  vars: {
    [vars.text.base.size]: vars.text.reading.size,
    [vars.text.base.line]: vars.text.reading.line,
  },
});

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

/** Drawn by its border: one element instead of three in every row that has replies. */
export const chevron = style({
  boxSizing: 'border-box',
  inlineSize: '0.5em',
  blockSize: '0.5em',
  marginBlockStart: '-0.25em',
  marginInline: '0.2em',
  border: 'solid currentColor',
  borderWidth: '0 1.5px 1.5px 0',
  transform: 'rotate(45deg)',
  transition: `transform ${vars.motion.state} ${vars.motion.easing}`,
  selectors: { '&[data-open]': { transform: 'translateY(0.2em) rotate(225deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
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

export const failed = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[32],
  borderBlockStart: hairline,
});

export const gone = style({
  ...ownText('base', 'muted'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBlockEnd: vars.space[12],
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const pager = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: hairline,
  minBlockSize: `calc(${vars.control.standard} + ${vars.space[16]} + 1px)`,
  boxSizing: 'border-box',
});

export const skeletonName = style({ inlineSize: '5rem' });
export const skeletonAction = style({ inlineSize: '2rem', marginInlineStart: vars.space[8] });

globalStyle(`${content} :is(p, li, blockquote)`, ownDirection);

// The face stands beside name, words and actions, and stretches none of them.
for (const row of [comment, reply, unsent])
  globalStyle(`${row} > :first-child`, { gridColumn: 1, gridRow: '1 / span 3', alignSelf: 'start' });

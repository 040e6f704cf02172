import { vars } from '@shuyuan/ui/theme';
import { createContainer, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { ownText } from '../look/own-text.ts';

const place = createContainer();
const narrow = `${place} (width < 30rem)`;
/** Text twice as large on a small phone: words before pictures. */
const tight = `${place} (width < 18rem)`;

const hairline = `1px solid ${vars.color.line}`;
const side = vars.space[20];
const inset = {
  paddingInline: side,
  '@container': { [narrow]: { paddingInline: vars.space[12] } },
} satisfies StyleRule;

const ring = { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 } satisfies StyleRule;

const plainButton = {
  border: 0,
  background: 'transparent',
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
} satisfies StyleRule;

export const box = style({
  ...ownText('base', 'body'),
  display: 'flex',
  flexDirection: 'column',
  flex: 'auto',
  minBlockSize: 0,
  containerType: 'inline-size',
  containerName: place,
  lineBreak: 'strict',
  textAutospace: 'normal',
  overflowWrap: 'anywhere',
  // On a screen too low for a scrolling middle, all of it scrolls.
  '@media': { '(max-height: 26rem)': { overflowY: 'auto' } },
});

export const top = style({
  ...inset,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
});

export const glass = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.muted,
  selectors: { '[data-state=loading] &': { color: vars.color.action } },
});

/** The line below and the colour of the glass say where the focus is; the ring is drawn round the row of the field. */
export const field = style({
  display: 'flex',
  flex: 'auto',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
  paddingInlineStart: vars.space[8],
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(input:focus-visible)': { ...ring, outlineOffset: 0 },
  },
});

export const input = style({
  ...ownText('lead', 'strong'),
  flex: 'auto',
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  boxShadow: 'none',
  appearance: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    // Against a page's own ring for whatever has the focus: here the field around draws it.
    '&:focus-visible': { outline: 'none' },
  },
});

export const iconButton = style({
  ...ownText('base', 'muted'),
  ...plainButton,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': ring,
    '&:active': { background: vars.color.actionSoft },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { background: vars.color.sunken, color: vars.color.strong } },
    },
    '(forced-colors: active)': { color: 'ButtonText' },
  },
});

/** Small and round in the field, so that nobody takes it for the way out. */
export const clear = style([
  iconButton,
  {
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    marginInlineEnd: vars.space[8],
    borderRadius: vars.radius.full,
    background: vars.color.sunken,
  },
]);

/** The tabs fill what is left, and what they show fills them. */
export const middle = style({ display: 'flex', flexDirection: 'column', flex: 'auto', minBlockSize: 0 });
globalStyle(`${middle} > [data-component='light-tabs']`, { flex: 'auto', minBlockSize: 0 });
globalStyle(`${middle} > [data-component='light-tabs'] > [data-part='list']`, {
  flex: 'none',
  marginInline: 0,
  paddingInline: `calc(${side} - 4px)`,
  '@container': { [narrow]: { paddingInline: vars.space[8] } },
});
globalStyle(`${middle} > [data-component='light-tabs'] > [data-part='panel']`, {
  display: 'flex',
  flexDirection: 'column',
  flex: 'auto',
  minBlockSize: 0,
  padding: 0,
});

export const count = style({
  ...ownText('caption', 'muted'),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-selected] > &': { color: 'inherit' } },
});

/** What scrolls: rows, bones, recent keywords. */
const scrolling = {
  flex: 'auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { '(max-height: 26rem)': { flex: 'none', overflowY: 'visible' } },
} satisfies StyleRule;

export const list = style({
  ...ownText('base', 'body'),
  ...scrolling,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  listStyle: 'none',
  outline: 'none',
  transition: `opacity ${vars.motion.state} ${vars.motion.easing}`,
  selectors: { '&:focus-visible': ring },
});

/** All rows are equally high, bones among them: nothing moves when one takes the place of the other. */
export const row = style({
  ...ownText('base', 'body'),
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  columnGap: vars.space[16],
  alignItems: 'start',
  paddingBlock: vars.inset.row,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.card,
  scrollMarginBlock: vars.space[8],
  cursor: 'pointer',
  '@container': {
    [narrow]: {
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      columnGap: vars.space[12],
      paddingInline: vars.space[4],
    },
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: {
    '&[aria-hidden]': { cursor: 'default' },
    "&[aria-selected='true']": { background: vars.color.actionSoft, ...ring },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { "&:hover:not([aria-selected='true'], [aria-hidden])": { background: vars.color.sunken } },
    },
    '(forced-colors: active)': {
      selectors: { "&[aria-selected='true']": { outline: '2px solid Highlight' } },
    },
  },
});

export const picture = style({ '@container': { [tight]: { display: 'none' } } });

export const bones = style({ ...scrolling, overflow: 'hidden', padding: vars.space[8] });

export const words = style({ minInlineSize: 0 });
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  '@container': { [tight]: { flexWrap: 'wrap' } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } satisfies StyleRule;

/** Names and words take their own direction. */
const ownDirection = {
  unicodeBidi: 'plaintext',
  // The line keeps the side of the page all the same.
  textAlign: 'left',
  selectors: { '&:dir(rtl)': { textAlign: 'right' } },
} satisfies StyleRule;

export const title = style({
  ...ownText('reading', 'strong'),
  ...oneLine,
  ...ownDirection,
  flex: '0 1 auto',
  minInlineSize: 0,
  fontWeight: 600,
});

export const kind = style({ flex: 'none', marginInlineStart: 'auto' });

export const snippet = style({
  ...ownText('small', 'muted'),
  ...ownDirection,
  display: '-webkit-box',
  // oxlint-disable-next-line typescript/no-deprecated -- no browser clamps lines without it yet
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minBlockSize: '2lh',
  selectors: { ...ownDirection.selectors, "[aria-selected='true'] &": { color: vars.color.body } },
});

export const quiet = style({ ...scrolling, display: 'grid', alignContent: 'safe center', padding: side });

export const foot = style({
  ...inset,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[8],
  borderBlockStart: hairline,
});

export const undoText = style({ ...ownDirection, minInlineSize: 0 });

export const footNote = style({ ...ownText('small', 'muted'), fontVariantNumeric: 'tabular-nums' });

/** For those who have keys: a finger reads nothing of them. */
export const keys = style({
  ...ownText('caption', 'muted'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[16],
  marginInlineStart: 'auto',
  '@media': { '(hover: none)': { display: 'none' } },
  '@container': { [narrow]: { display: 'none' } },
});

export const key = style({
  ...ownText('caption', 'muted'),
  display: 'inline-block',
  minInlineSize: '1.5rem',
  marginInlineEnd: vars.space[4],
  paddingInline: vars.space[4],
  border: hairline,
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  background: vars.color.sunken,
  textAlign: 'center',
});

export const recent = style({ ...scrolling, paddingBlock: side, ...inset });
export const recentTitle = style({
  ...ownText('small', 'muted'),
  fontWeight: 500,
  marginBlockEnd: vars.space[12],
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  border: hairline,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  overflow: 'hidden',
});

const tagPart = {
  ...plainButton,
  minBlockSize: '2rem',
  selectors: { '&:focus-visible': { ...ring, borderRadius: vars.radius.full } },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { background: vars.color.actionSoft, color: vars.color.actionHover } },
    },
    '(forced-colors: active)': { color: 'ButtonText' },
  },
} satisfies StyleRule;

export const tagName = style({
  ...ownText('base', 'strong'),
  ...oneLine,
  ...ownDirection,
  ...tagPart,
  selectors: { ...ownDirection.selectors, ...tagPart.selectors },
  minInlineSize: 0,
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[4],
});

export const tagRemove = style({
  ...ownText('base', 'muted'),
  ...tagPart,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2rem',
  paddingInlineEnd: vars.space[4],
});

export const note = style({ ...ownText('small', 'muted'), marginBlockStart: vars.space[16] });

export const undo = style({
  ...ownText('small', 'body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBlockStart: vars.space[16],
  paddingBlock: vars.space[4],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const question = style({ ...ownText('base', 'body'), padding: vars.space[24] });
export const questionTitle = style({ ...ownText('lead', 'strong'), fontWeight: 600 });
export const questionText = style({ ...ownText('base', 'muted'), marginBlockStart: vars.space[8] });
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
});

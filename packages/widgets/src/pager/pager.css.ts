import { vars } from '@shuyuan/ui/theme';
import { createContainer, keyframes, style, type StyleRule } from '@vanilla-extract/css';

const place = createContainer();

/** Widths of the place, not of the window, and in rem: larger text needs more room. */
const room = {
  /** Text twice as large in 320 px: the parts wrap rather than get lost. */
  tooNarrow: `${place} (width < 18rem)`,
  crowded: `${place} (width < 24rem)`,
  withoutTotal: `${place} (width < 28rem)`,
  narrow: `${place} (width < 34rem)`,
  medium: `${place} (34rem <= width < 48rem)`,
  wide: `${place} (width >= 48rem)`,
  withoutWords: `${place} (width < 41rem)`,
};

const plain = {
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  fontFamily: vars.font.text,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
  fontWeight: 400,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
} satisfies StyleRule;

/** Height of every control, and the least width of a page; denser places have lower ones. */
const side = vars.control.standard;

export const pager = style({
  ...plain,
  // A container has no width of its own: in a flex row it would shrink to nothing.
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
  containerName: place,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  '@container': { [room.tooNarrow]: { flexWrap: 'wrap' } },
});

/** The steps stand close to the pages; everything else keeps its distance. */
const distance = {
  marginInline: vars.space[4],
  '@container': { [room.crowded]: { marginInline: 0 }, [room.wide]: { marginInline: vars.space[8] } },
} satisfies StyleRule;

const outOfSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} satisfies StyleRule;

export const total = style({
  ...plain,
  ...distance,
  flex: 'none',
  whiteSpace: 'nowrap',
  '@container': { ...distance['@container'], [room.withoutTotal]: outOfSight },
});

/** A control and the words around it. */
export const labelled = style({
  ...plain,
  ...distance,
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[8],
  whiteSpace: 'nowrap',
  '@container': {
    ...distance['@container'],
    [room.tooNarrow]: { flexBasis: '100%', justifyContent: 'center' },
  },
});

export const word = style({ '@container': { [room.withoutWords]: { display: 'none' } } });

export const select = style({ display: 'inline-block', flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const pages = style({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[4],
  listStyle: 'none',
});

const shownByRoom = {
  display: 'none',
  '@container': {
    [room.narrow]: { selectors: { "&[data-rooms~='narrow']": { display: 'block' } } },
    [room.medium]: { selectors: { "&[data-rooms~='medium']": { display: 'block' } } },
    [room.wide]: { selectors: { "&[data-rooms~='wide']": { display: 'block' } } },
  },
} satisfies StyleRule;

export const page = style(shownByRoom);

export const gap = style({ ...shownByRoom, inlineSize: '1.5rem', textAlign: 'center', userSelect: 'none' });

/** Where pages cannot be counted, the one the reader is on. */
export const current = style({
  ...plain,
  ...distance,
  flex: 'none',
  whiteSpace: 'nowrap',
  color: vars.color.strong,
});

/** Beside the current page where there is room for no other. */
export const ofPages = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@container': {
    [room.narrow]: { display: 'block' },
    [room.crowded]: { selectors: { '[data-many] &': outOfSight } },
  },
});

const breathe = keyframes({ to: { opacity: 0.6 } });
const isWaiting = '[data-pending] &';
const isActive = "&:not([aria-disabled='true'])";
const isUnderPointer = `${isActive}:not([aria-current]):hover`;

export const button = style({
  ...plain,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: side,
  blockSize: side,
  paddingInline: vars.space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.body,
  cursor: 'pointer',
  userSelect: 'none',
  appearance: 'none',
  outline: 'none',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [`${isActive}:active`]: { background: vars.color.actionSoft, color: vars.color.actionHover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    // Not by opacity: the ring of what keeps the focus must not fade.
    "&[aria-disabled='true']": {
      cursor: 'not-allowed',
      color: `color-mix(in srgb, ${vars.color.body} 45%, transparent)`,
    },
    "&[aria-current='page']": {
      background: vars.color.action,
      color: vars.color.onAction,
      fontWeight: 600,
      cursor: 'default',
    },
    // A short wait shows nothing; a longer one fades what cannot be pressed.
    [isWaiting]: { cursor: 'progress', transition: 'color 200ms 300ms' },
    "[data-pending] &[aria-current='page']": {
      cursor: 'progress',
      animation: `${breathe} 700ms 300ms ease-in-out infinite alternate`,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        [isUnderPointer]: {
          background: vars.color.actionSoft,
          color: vars.color.actionHover,
        },
      },
    },
    // Under the pointer alone: what a turn changes is there at once, not painted again and again on its way.
    '(hover: hover) and (prefers-reduced-motion: no-preference)': {
      selectors: {
        [isUnderPointer]: {
          transition: `background-color ${vars.motion.state} ${vars.motion.easing}, color ${vars.motion.state} ${vars.motion.easing}`,
        },
      },
    },
    '(prefers-reduced-motion: reduce)': {
      selectors: { "[data-pending] &[aria-current='page']": { animation: 'none', opacity: 0.7 } },
    },
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: {
        "&[aria-disabled='true']": { color: 'GrayText', borderColor: 'GrayText' },
        "&[aria-current='page']": {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const input = style({
  ...plain,
  inlineSize: '3.25rem',
  blockSize: side,
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.strong,
  textAlign: 'center',
  appearance: 'none',
  outline: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.body },
    '&:focus': {
      borderColor: vars.color.action,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
    "&[aria-invalid='true']": { borderColor: vars.color.critical },
    // The words around the field say it already.
    '&::placeholder': { color: vars.color.muted, opacity: 0 },
  },
  '@container': {
    [room.withoutWords]: { selectors: { '&::placeholder': { opacity: 1 } } },
  },
});

export const message = style({
  ...plain,
  marginBlockStart: vars.space[8],
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.critical,
  textAlign: 'center',
});

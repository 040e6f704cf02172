import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition, textSize } from '../theme/mixins.ts';

/** A native button has no data attributes of react-aria; the browser's own states speak for it. */
const native = '&:not([data-rac])';

const focused = `&[data-focus-visible], ${native}:focus-visible`;
const disabled = `&[data-disabled], ${native}[aria-disabled='true']`;

/** The body of everything that is pressed. Buttons and links are told apart by what they do, not by how they look. */
export const button = style({
  ...ownText('base', 'strong'),
  ...stateTransition('background-color', 'border-color', 'color'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  fontWeight: 500,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  // A double tap presses twice instead of zooming; see provider/strict-policy.ts.
  touchAction: 'pan-x pan-y pinch-zoom',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
  outline: 'none',
  selectors: {
    [focused]: focusRing,
    [disabled]: { cursor: 'not-allowed', opacity: 0.45 },
    '&[data-pending]': { cursor: 'progress', opacity: 1 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: {
        [disabled]: { color: 'GrayText', borderColor: 'GrayText', background: 'ButtonFace', opacity: 1 },
      },
    },
  },
});

export const size = styleVariants({
  small: {
    ...textSize('small'),
    minBlockSize: vars.control.small,
    paddingInline: vars.space[8],
    gap: vars.space[4],
  },
  standard: {
    ...textSize('base'),
    minBlockSize: vars.control.standard,
    paddingInline: vars.space[16],
    gap: vars.space[8],
  },
  large: {
    ...textSize('reading'),
    minBlockSize: vars.control.large,
    paddingInline: vars.space[24],
    gap: vars.space[8],
  },
});

export const square = styleVariants(vars.control, (side) => ({
  inlineSize: side,
  blockSize: side,
  padding: 0,
}));

const hovered = `&[data-hovered], ${native}:hover:not([aria-disabled='true'])`;
const pressed = `&[data-pressed], ${native}:active:not([aria-disabled='true'])`;

/** Under the pointer too: a page's own rule for a hovered button or link weighs more than what is said at rest. */
const unmoved = `&[data-pending], ${disabled}`;

const filled = (fill: string, hover: string, words: string) => ({
  background: fill,
  borderColor: fill,
  color: words,
  selectors: {
    [unmoved]: { background: fill, borderColor: fill, color: words },
    [hovered]: { background: hover, borderColor: hover, color: words },
    [pressed]: { background: hover, borderColor: hover, filter: 'brightness(0.92)' },
  },
  // Without fills of our own, the main button is told apart by an inverted one.
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      borderColor: 'ButtonText',
      color: 'ButtonFace',
      selectors: {
        [`${hovered}, ${pressed}`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-pending]': { background: 'ButtonText', borderColor: 'ButtonText', color: 'ButtonFace' },
        [focused]: { outlineColor: 'Highlight' },
      },
    },
  } as const,
});

export const tone = styleVariants({
  action: filled(vars.color.action, vars.color.actionHover, vars.color.onAction),
  critical: filled(vars.color.critical, vars.color.criticalHover, vars.color.onCritical),
  neutral: {
    background: vars.color.raised,
    borderColor: vars.color.outline,
    color: vars.color.strong,
    selectors: {
      [unmoved]: {
        background: vars.color.raised,
        borderColor: vars.color.outline,
        color: vars.color.strong,
      },
      [hovered]: {
        background: vars.color.raised,
        borderColor: vars.color.action,
        color: vars.color.action,
      },
      [pressed]: {
        background: vars.color.actionSoft,
        borderColor: vars.color.actionHover,
        color: vars.color.actionHover,
      },
    },
  },
});

/** Darker on light paper, lighter on dark, whatever it lies on. */
const shade = (share: number) => `color-mix(in srgb, ${vars.color.strong} ${share}%, transparent)`;

const bare = (words: string, hoverWords: string, soft: string, pressedSoft = soft) => ({
  color: words,
  selectors: {
    [unmoved]: { background: 'transparent', color: words },
    [hovered]: { background: soft, color: hoverWords },
    [pressed]: { background: pressedSoft, color: hoverWords },
  },
});

export const quiet = styleVariants({
  action: bare(vars.color.action, vars.color.actionHover, vars.color.actionSoft),
  critical: bare(vars.color.critical, vars.color.criticalHover, vars.color.criticalSoft),
  neutral: bare(vars.color.muted, vars.color.strong, shade(6), shade(11)),
});

export const fullWidth = style({ inlineSize: '100%' });

/** Words stay in their place under the ring, so that nothing changes its width. */
export const label = style({
  ...selfContained,
  fontFamily: 'inherit',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const icon = style({
  display: 'flex',
  flex: 'none',
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const progress = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

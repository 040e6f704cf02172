import { style } from '@vanilla-extract/css';
import { besideFirstLine } from '../collection/item-looks.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition } from '../theme/mixins.ts';

export const accordion = style({
  ...selfContained,
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const disclosure = style({ ...selfContained, minInlineSize: 0 });

export const ruled = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const heading = style({ ...selfContained, fontSize: 'inherit', fontWeight: 'inherit' });

export const trigger = style({
  ...ownText('base', 'strong'),
  ...stateTransition('color'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: vars.control.large,
  paddingBlock: `max(${vars.inset.row}, (${vars.control.large} - ${vars.text.base.line}) / 2)`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  textAlign: 'start',
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  touchAction: 'pan-x pan-y pinch-zoom',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // A page's own rule for hovered buttons weighs more than what is said at rest.
    '&:hover': { background: 'transparent' },
    '&[data-hovered], &[data-pressed]': { color: vars.color.action },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      color: 'ButtonText',
      selectors: { '&[data-disabled]': { color: 'GrayText', opacity: 1 } },
    },
  },
});

export const icon = style({ ...besideFirstLine, color: vars.color.muted });

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', lineBreak: 'strict' });
export const title = style({ display: 'block', fontWeight: 500 });
export const description = style({ ...ownText('small', 'muted'), display: 'block' });
export const aside = style({
  ...ownText('small', 'muted'),
  ...besideFirstLine,
  fontVariantNumeric: 'tabular-nums',
});

export const chevron = style({
  ...besideFirstLine,
  ...stateTransition('transform'),
  color: vars.color.muted,
  selectors: { '[data-expanded] > * > * > &': { transform: 'rotate(180deg)' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': { color: 'inherit' },
  },
});

/** react-aria measures the height and lets it go once the panel is open. */
export const panel = style({
  ...selfContained,
  ...stateTransition('block-size'),
  transitionDuration: vars.motion.enter,
  blockSize: 'var(--disclosure-panel-height)',
  overflow: 'clip',
  // Room for the focus ring of what stands at the edge.
  overflowClipMargin: 4,
});

export const content = style({
  ...ownText('base'),
  paddingBlockEnd: vars.space[20],
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
});

export const indented = style({ paddingInlineStart: `calc(1rem + ${vars.space[12]})` });

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition } from '../theme/mixins.ts';

export const tabs = style({ ...selfContained, display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The line under all tabs; the chosen one lays its own over it. */
export const list = style({
  ...selfContained,
  display: 'flex',
  gap: vars.space[16],
  marginInline: -4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const tab = style({
  ...ownText('base', 'muted'),
  ...stateTransition('color', 'border-color'),
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.standard,
  paddingBlock: `calc(${vars.inset.row} - 0.125rem)`,
  paddingInline: 4,
  borderBlock: '2px solid transparent',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // A page's own rule for hovered buttons and links weighs more than what is said at rest.
    '&:hover': { background: 'transparent' },
    '&[data-hovered], &:not([data-rac], [data-selected], [data-disabled]):hover': {
      color: vars.color.strong,
    },
    '&[data-selected]': { color: vars.color.action, borderBlockEndColor: vars.color.action },
    '&[data-focus-visible], &:not([data-rac]):focus-visible': {
      ...focusRing,
      outlineOffset: -2,
      borderRadius: vars.radius.control,
    },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': {
    '(forced-colors: active)': {
      // Forced colours would draw the see-through edges too.
      borderBlockColor: 'Canvas',
      selectors: {
        '&[data-selected]': { color: 'Highlight', borderBlockEndColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const icon = style({ display: 'flex', flex: 'none' });

export const panel = style({
  ...ownText('base'),
  paddingBlockStart: vars.space[20],
  minInlineSize: 0,
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:not([data-rac]):focus-visible': {
      ...focusRing,
      borderRadius: vars.radius.control,
    },
  },
});

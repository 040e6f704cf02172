import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition } from '../theme/mixins.ts';

export const field = style({
  ...selfContained,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const control = style({
  ...ownText('base', 'strong'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: vars.space[12],
  maxInlineSize: '100%',
  minBlockSize: '1.5rem',
  paddingBlock: '0.0625rem',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.muted },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

/** Words first, and the switch at the far edge: a row of settings. */
export const atEnd = style({
  alignSelf: 'stretch',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const track = style({
  ...stateTransition('background-color', 'border-color'),
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.0625rem',
  border: `1.5px solid ${vars.color.outline}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.outline,
  forcedColorAdjust: 'none',
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.action, color: vars.color.action },
    '[data-pressed] > &': { background: vars.color.actionSoft },
    '[data-selected] > &': {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
    },
    '[data-selected][data-hovered] > &, [data-selected][data-pressed] > &': {
      borderColor: vars.color.actionHover,
      background: vars.color.actionHover,
    },
    '[data-readonly] > &': { background: vars.color.sunken },
    '[data-readonly][data-selected] > &': {
      borderColor: vars.color.muted,
      background: vars.color.muted,
      color: vars.color.raised,
    },
    '[data-disabled] > &': { background: vars.color.sunken, opacity: 0.6 },
    '[data-disabled][data-selected] > &': {
      borderColor: vars.color.outline,
      background: vars.color.outline,
      color: vars.color.raised,
    },
    '[data-focus-visible] > &': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      background: 'Field',
      color: 'ButtonText',
      selectors: {
        '[data-hovered] > &': { borderColor: 'Highlight', color: 'Highlight' },
        '[data-pressed] > &, [data-readonly] > &': { background: 'Field' },
        '[data-selected] > &, [data-selected][data-hovered] > &, [data-selected][data-pressed] > &': {
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '[data-readonly][data-selected] > &': {
          borderColor: 'ButtonText',
          background: 'ButtonText',
          color: 'Field',
        },
        '[data-disabled] > &': {
          borderColor: 'GrayText',
          background: 'Field',
          color: 'GrayText',
          opacity: 1,
        },
        '[data-disabled][data-selected] > &': {
          borderColor: 'GrayText',
          background: 'GrayText',
          color: 'Field',
        },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
      },
    },
  },
});

/** Its own margin moves it, so that it goes the other way where text does. */
export const thumb = style({
  ...stateTransition('margin', 'background-color'),
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  marginInlineStart: '0.1875rem',
  borderRadius: '50%',
  background: 'currentColor',
  selectors: { '[data-selected] > * > &': { marginInlineStart: 'calc(100% - 0.9375rem)' } },
});

/** Under the words: beside the switch, or from the edge. */
export const notes = style({ display: 'flex', flexDirection: 'column', paddingInlineStart: '3rem' });
export const notesAtEnd = style({ paddingInlineStart: 0, paddingInlineEnd: '3rem' });

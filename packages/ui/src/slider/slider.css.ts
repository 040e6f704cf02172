import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { column, focusRing, ownText, stateTransition, visuallyHidden } from '../theme/mixins.ts';

const half = '0.625rem';

export const slider = style(column(4));

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
});

export const label = style({ ...ownText('base', 'strong'), fontWeight: 500 });
export const hiddenLabel = style(visuallyHidden);

export const output = style({
  ...ownText('base', 'strong'),
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  // From the least to the most, whichever way the page runs.
  unicodeBidi: 'plaintext',
});

/** As wide as the ways of the thumbs' middles; the rail goes on to where their edges end. */
export const track = style({
  position: 'relative',
  blockSize: '1.5rem',
  marginInline: half,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.125rem)',
      insetInline: `calc(-1 * ${half})`,
      blockSize: '0.25rem',
      borderRadius: vars.radius.full,
      background: `color-mix(in srgb, ${vars.color.outline} 45%, ${vars.color.raised})`,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: {
        '&::before': { boxSizing: 'border-box', background: 'Canvas', border: '1px solid ButtonText' },
        '&[data-disabled]::before': { borderColor: 'GrayText' },
      },
    },
  },
});

export const fill = style({
  insetBlockStart: 'calc(50% - 0.125rem)',
  maxBlockSize: '0.25rem',
  borderRadius: vars.radius.full,
  background: vars.color.action,
  selectors: {
    '[data-invalid] &': { background: vars.color.critical },
    '&[data-disabled]': { background: vars.color.outline },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'Highlight',
      selectors: {
        '[data-invalid] &': { background: 'Highlight' },
        '&[data-disabled]': { background: 'GrayText' },
      },
    },
  },
});

/** From where the rail begins. */
export const fillFromStart = style({
  boxSizing: 'content-box',
  marginInlineStart: `calc(-1 * ${half})`,
  paddingInlineStart: half,
});

export const thumb = style({
  ...stateTransition('border-color', 'background-color'),
  boxSizing: 'border-box',
  insetBlockStart: '50%',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `2px solid ${vars.color.action}`,
  borderRadius: '50%',
  background: vars.color.raised,
  cursor: 'grab',
  selectors: {
    // A finger gets 24 px.
    '&::after': { content: '', position: 'absolute', inset: '-0.25rem', borderRadius: '50%' },
    '[data-invalid] &': { borderColor: vars.color.critical },
    '&[data-hovered]': { borderColor: vars.color.actionHover, background: vars.color.actionSoft },
    '&[data-dragging]': { borderWidth: 6, borderColor: vars.color.actionHover, cursor: 'grabbing' },
    '&[data-focus-visible]': { ...focusRing, zIndex: 1 },
    '&[data-disabled]': {
      borderColor: vars.color.outline,
      background: vars.color.sunken,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      selectors: {
        '[data-invalid] &': { borderColor: 'ButtonText' },
        '&[data-hovered], &[data-dragging]': { borderColor: 'Highlight', background: 'ButtonFace' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', background: 'ButtonFace' },
      },
    },
  },
});

export const marks = style({
  position: 'relative',
  blockSize: `calc(${vars.text.caption.line} + 0.5rem)`,
  marginInline: half,
  marginBlockStart: '-0.125rem',
});

export const mark = style({
  ...ownText('caption', 'muted'),
  position: 'absolute',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.125rem',
  inlineSize: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: 1,
      blockSize: '0.375rem',
      background: vars.color.outline,
    },
    '&[data-reached]': { color: vars.color.strong },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } } },
});

export const markLabel = style({
  // 0.5× stays 0.5× whichever way the page runs.
  unicodeBidi: 'plaintext',
  selectors: {
    '[data-edge="start"] > &': { alignSelf: 'flex-start', marginInlineStart: `calc(-1 * ${half})` },
    '[data-edge="end"] > &': { alignSelf: 'flex-end', marginInlineEnd: `calc(-1 * ${half})` },
  },
});

export const description = style(ownText('small', 'muted'));
export const error = style(ownText('small', 'critical'));

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, stateTransition } from '../theme/mixins.ts';

/** Shares of the whole, from 0 to 1; each slider sets its own. */
const played = 'var(--video-played)';
const loaded = 'var(--video-loaded)';

const forced = '(forced-colors: active)';

export const range = style({
  position: 'relative',
  display: 'block',
  blockSize: '1.5rem',
});

/** Seen by nobody, met by every hand: it covers the line and its knob. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

const lineHeight = '0.25rem';

export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(50% - ${lineHeight} / 2)`,
  blockSize: lineHeight,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.color.line,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      background: vars.color.outline,
      inlineSize: `calc(${loaded} * 100%)`,
    },
    '&::after': { background: vars.color.action, inlineSize: `calc(${played} * 100%)` },
    '[data-part="progress"] > &': { borderRadius: 0 },
  },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: {
        '&::before': { background: 'CanvasText' },
        '&::after': { background: 'Highlight' },
      },
    },
  },
});

const knobSide = '0.75rem';

export const knob = style({
  ...stateTransition('transform'),
  position: 'absolute',
  insetBlockStart: `calc(50% - ${knobSide} / 2)`,
  insetInlineStart: `calc(${played} * (100% - ${knobSide}))`,
  inlineSize: knobSide,
  blockSize: knobSide,
  borderRadius: '50%',
  background: vars.color.action,
  pointerEvents: 'none',
  selectors: {
    [`${input}:hover ~ &`]: { transform: 'scale(1.25)' },
    [`${input}:focus-visible ~ &`]: { ...focusRing, transform: 'scale(1.25)' },
    [`${input}:disabled ~ &`]: { visibility: 'hidden' },
  },
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

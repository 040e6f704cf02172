import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';
import { focused, forced, still } from './look.css.ts';

const moves = {
  transitionDuration: vars.motion.state,
  transitionTimingFunction: vars.motion.easing,
  '@media': { [still]: { transitionDuration: '0s' } },
} as const;

export const toggle = style({
  ...moves,
  transitionProperty: 'background-color, border-color, color',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  margin: 0,
  padding: 0,
  border: `1.5px solid ${vars.color.outline}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.outline,
  cursor: 'pointer',
  appearance: 'none',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { borderColor: vars.color.action, color: vars.color.action },
    '&[aria-checked="true"]': {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
    },
    '&[aria-checked="true"]:hover': {
      borderColor: vars.color.actionHover,
      background: vars.color.actionHover,
    },
    '&:focus-visible': focused,
  },
  '@media': {
    [still]: { transitionDuration: '0s' },
    [forced]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Field',
      color: 'ButtonText',
      selectors: {
        '&[aria-checked="true"], &[aria-checked="true"]:hover': {
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const thumb = style({
  ...moves,
  transitionProperty: 'margin',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInlineStart: '0.1875rem',
  borderRadius: '50%',
  background: 'currentColor',
  selectors: { '[aria-checked="true"] > &': { marginInlineStart: 'calc(100% - 1.1875rem)' } },
});

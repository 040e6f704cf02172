import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition } from '../theme/mixins.ts';

/** A dashed line is the one sign for "something can be put here" that everybody knows. */
export const zone = style({
  ...selfContained,
  ...stateTransition('border-color', 'background-color'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[24]} ${vars.space[16]}`,
  border: `1px dashed ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  textAlign: 'center',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.muted },
    '&[data-focus-visible]': focusRing,
    '&[data-invalid]': { borderColor: vars.color.critical },
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.action,
      background: vars.color.actionSoft,
    },
    '&[data-disabled]': {
      borderColor: vars.color.line,
      background: vars.color.sunken,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-invalid]': { borderWidth: 2 },
        '&[data-drop-target]': { borderColor: 'Highlight', borderWidth: 2 },
        '&[data-disabled]': { borderColor: 'GrayText' },
      },
    },
  },
});

export const sign = style({
  display: 'flex',
  marginBlockEnd: vars.space[4],
  color: vars.color.muted,
  selectors: { '[data-drop-target] > &': { color: vars.color.action } },
});

export const prompt = style({
  ...ownText('base', 'strong'),
  textWrap: 'balance',
  selectors: { '[data-disabled] > &': { color: vars.color.muted } },
});

export const limits = style({
  ...ownText('small', 'muted'),
  marginBlockEnd: vars.space[12],
  textWrap: 'balance',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/mixins.ts';

/** On, over any of the looks of a button. Twice itself, so that it wins over them in any order of loading. */
export const toggle = style({
  selectors: {
    '&&[data-selected]': {
      borderColor: vars.color.action,
      background: vars.color.actionSoft,
      color: vars.color.action,
    },
    '&&[data-selected][data-hovered], &&[data-selected][data-pressed]': {
      borderColor: vars.color.actionHover,
      color: vars.color.actionHover,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&&[data-selected], &&[data-selected][data-hovered], &&[data-selected][data-pressed]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&&[data-selected][data-disabled]': {
          borderColor: 'GrayText',
          background: 'GrayText',
          color: 'ButtonFace',
        },
        '&&[data-focus-visible]': { ...focusRing, outlineColor: 'Highlight' },
      },
    },
  },
});

/** Quiet ones show by their ground alone that they are on. */
export const quiet = style({ selectors: { '&&&[data-selected]': { borderColor: 'transparent' } } });

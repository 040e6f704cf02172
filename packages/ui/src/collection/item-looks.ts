import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, stateTransition, type TextSize } from '../theme/mixins.ts';

/** How a row of a list, a tree or a table shows that it is under the pointer, chosen or in focus. Spread, as the theme's mixins are. */
export const rowStates = (hovered = '&[data-hovered]', chosen = '&[data-selected]') =>
  ({
    ...stateTransition('background-color'),
    position: 'relative',
    outline: 'none',
    selectors: {
      [hovered]: { background: vars.color.sunken, cursor: 'pointer' },
      // Paler than a badge of that colour, which must still be seen on it.
      [chosen]: { background: `color-mix(in srgb, ${vars.color.actionSoft} 55%, ${vars.color.raised})` },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
      '(forced-colors: active)': {
        selectors: {
          [chosen]: { outline: '2px solid Highlight', outlineOffset: -2 },
          '&[data-focus-visible]': { outline: '2px solid CanvasText', outlineOffset: -4 },
        },
      },
    },
  }) satisfies StyleRule;

/** What is said beside a name, more quietly. */
export const quiet = (size: TextSize) =>
  ({
    ...ownText(size, 'muted'),
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  }) satisfies StyleRule;

/** A name that leads somewhere. The whole row does, so it answers to the pointer with it. */
export const nameLink = {
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 4,
  outline: 'none',
  selectors: {
    '&:hover, [data-hovered] &': { color: vars.color.action },
    '&:focus-visible': focusRing,
  },
} satisfies StyleRule;

/** As high as the first line, so that it stays beside it when the words take two. */
export const besideFirstLine = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: vars.text.base.line,
} satisfies StyleRule;

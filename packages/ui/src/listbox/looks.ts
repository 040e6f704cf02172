import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition, textSize } from '../theme/mixins.ts';
import { appear, enteringStill, unfold, vanish } from './float-motion.css.ts';

/** A sheet of paper over the page: menus, lists of options, popovers. Spread, as the theme's mixins are. */
export const floating = {
  ...ownText('base'),
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  lineBreak: 'strict',
  textAutospace: 'normal',
  outline: 'none',
  vars: { '--float-from': '-4px' },
  selectors: {
    '&[data-placement="top"]': { vars: { '--float-from': '4px' } },
    '&[data-entering]': { animation: `${unfold} ${vars.motion.enter} ${vars.motion.easing}` },
    '&[data-exiting]': { animation: `${vanish} ${vars.motion.state} ${vars.motion.easing} forwards` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        [enteringStill]: { animation: `${appear} ${vars.motion.enter} ${vars.motion.easing}` },
      },
    },
  },
} satisfies StyleRule;

/** The rows' column, which alone scrolls. */
export const rows = {
  ...selfContained,
  minBlockSize: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
} satisfies StyleRule;

const active = '&[data-focused], &[data-hovered], &[data-pressed], &:focus';
const disabled = '&[data-disabled], &[aria-disabled="true"]';

/** One row: an item of a menu, an option of a list. Half as far from its neighbours as a row of a page. */
export const row = {
  ...ownText('base', 'strong'),
  ...stateTransition('background-color', 'color'),
  display: 'grid',
  columnGap: vars.space[8],
  alignItems: 'start',
  minBlockSize: '1.5rem',
  paddingBlock: `calc(${vars.inset.row} / 2)`,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    [active]: { background: vars.color.sunken },
    '&[data-focus-visible], &:focus-visible': { ...focusRing, outlineOffset: -2 },
    [disabled]: { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused], &[data-hovered], &:focus': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        [disabled]: { color: 'GrayText', opacity: 1 },
      },
    },
  },
} satisfies StyleRule;

/** As high as a line, so that the pictogram stands beside the label and not beside both lines. */
export const rowIcon = {
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.text.base.line,
  color: vars.color.muted,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
} satisfies StyleRule;

export const rowDescription = {
  ...textSize('caption'),
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
} satisfies StyleRule;

export const sectionTitle = {
  ...ownText('caption', 'muted'),
  paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
  paddingInline: vars.space[12],
} satisfies StyleRule;

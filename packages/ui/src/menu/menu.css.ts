import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, ownText, selfContained, stateTransition, textSize } from '../theme/mixins.ts';

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(var(--menu-from))' } });
const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

export const popover = style({
  ...ownText('base'),
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '10rem',
  maxInlineSize: 'min(20rem, 100vw - 1rem)',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  lineBreak: 'strict',
  textAutospace: 'normal',
  outline: 'none',
  vars: { '--menu-from': '-4px' },
  selectors: {
    '&[data-placement="top"]': { vars: { '--menu-from': '4px' } },
    '&[data-entering]': { animation: `${unfold} ${vars.motion.enter} ${vars.motion.easing}` },
    '&[data-exiting]': { animation: `${vanish} ${vars.motion.state} ${vars.motion.easing} forwards` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&[data-entering]': { animation: `${appear} ${vars.motion.enter} ${vars.motion.easing}` },
      },
    },
  },
});

export const header = style({
  ...selfContained,
  flex: 'none',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const menu = style({
  ...selfContained,
  minBlockSize: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const item = style({
  ...ownText('base', 'strong'),
  ...stateTransition('background-color', 'color'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[8],
  alignItems: 'start',
  minBlockSize: 32,
  paddingBlock: 'calc(0.3125rem)',
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered], &[data-pressed]': { background: vars.color.sunken },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.45 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused], &[data-hovered]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const tone = styleVariants({
  neutral: {},
  critical: {
    color: vars.color.critical,
    selectors: {
      '&[data-focused], &[data-hovered], &[data-pressed]': { background: vars.color.criticalSoft },
    },
  },
});

/** As high as a line, so that the pictogram stands beside the label and not beside both lines. */
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.text.base.line,
  color: vars.color.muted,
  selectors: {
    [`${tone.critical} &`]: { color: 'inherit' },
  },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const label = style({ gridColumn: 2, overflowWrap: 'anywhere' });
export const labelAlone = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' });

export const description = style({
  ...textSize('caption'),
  gridColumn: 2,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});
export const descriptionAlone = style([description, { gridColumn: '1 / -1' }]);

export const separator = style({
  ...selfContained,
  blockSize: 1,
  marginBlock: vars.space[4],
  marginInline: vars.space[12],
  border: 0,
  background: vars.color.line,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const sectionTitle = style({
  ...ownText('caption', 'muted'),
  paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
  paddingInline: vars.space[12],
});

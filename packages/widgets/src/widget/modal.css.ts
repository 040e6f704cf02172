import { vars } from '@shuyuan/ui/theme';
import { keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-8px) scale(0.99)' } });
const isNarrow = '(max-width: 40rem)';
const isStill = '(prefers-reduced-motion: reduce)';

/** The dialog itself is as large as the screen and carries the shade: its backdrop knows no theme in older browsers. */
const shade = {
  display: 'none',
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: vars.space[24],
  border: 0,
  outline: 'none',
  overflow: 'hidden',
  background: vars.color.scrim,
  justifyContent: 'center',
  animation: `${appear} ${vars.motion.enter} ${vars.motion.easing}`,
  selectors: { '&[open]': { display: 'flex' }, '&::backdrop': { background: 'transparent' } },
} satisfies StyleRule;

const centred = { ...shade, alignItems: 'center', '@media': { [isNarrow]: { padding: vars.space[8] } } };

export const scrim = styleVariants({
  small: centred,
  /** What it shows comes and goes while it is read: its head, and the switch under the pointer, stay where they are. */
  medium: {
    ...shade,
    alignItems: 'flex-start',
    paddingBlockStart: 'min(12vh, 8rem)',
    '@media': { [isNarrow]: { padding: vars.space[8] } },
  },
  wide: centred,
  top: {
    ...shade,
    alignItems: 'flex-start',
    paddingBlockStart: 'min(9vh, 5rem)',
    '@media': { [isNarrow]: { padding: vars.space[8] } },
  },
});

const sheet = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  maxBlockSize: '100%',
  overflow: 'hidden',
  background: vars.color.raised,
  color: vars.color.body,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.modal,
  fontFamily: vars.font.text,
  textAutospace: 'normal',
  textAlign: 'start',
  animation: `${rise} ${vars.motion.large} ${vars.motion.easing}`,
  '@media': { [isStill]: { animationName: appear } },
});

export const panel = styleVariants({
  small: [sheet, { maxInlineSize: '25rem' }],
  medium: [sheet, { maxInlineSize: '35rem' }],
  /** Keeps one height, whatever it finds. */
  top: [sheet, { maxInlineSize: '45rem', blockSize: '40rem' }],
  wide: [sheet, { maxInlineSize: '70rem', minBlockSize: 'min(36rem, 100%)' }],
});

import type { StyleRule } from '@vanilla-extract/css';
import { appear, vanish } from '../listbox/float-motion.css.ts';
import { vars } from '../theme/contract.css.ts';

/** How anything goes: faster than it came, and without moving. */
export const leaving = {
  animation: `${vanish} ${vars.motion.state} ${vars.motion.easing} forwards`,
} satisfies StyleRule;

/** What lies between the page and a dialog or a drawer. Spread, as the theme's mixins are. */
export const scrimLook = {
  boxSizing: 'border-box',
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  // The part of the screen that the on-screen keyboard leaves.
  blockSize: 'var(--visual-viewport-height, 100vh)',
  zIndex: 1000,
  display: 'flex',
  background: vars.color.scrim,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.enter} ${vars.motion.easing}` },
    '&[data-exiting]': leaving,
  },
} satisfies StyleRule;

import { vars } from '@shuyuan/ui/theme';
import { keyframes, type StyleRule } from '@vanilla-extract/css';

/** What a part says for itself, because the page around it may say something else. */
export const plain = {
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  fontFamily: vars.font.text,
  fontSize: vars.text.base.size,
  lineHeight: vars.text.base.line,
  fontWeight: 400,
  letterSpacing: 'normal',
  color: vars.color.body,
} satisfies StyleRule;

/** As `plain`, one step smaller. */
export const small = {
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
} satisfies StyleRule;

export const stillness = '(prefers-reduced-motion: reduce)';
export const forced = '(forced-colors: active)';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** Something is on its way. Late, so that a fast answer does not flicker. */
export const breathing = `${breathe} 1.8s ease-in-out 300ms infinite`;

/** The place of a picture that is on its way. */
export const placeholder = `color-mix(in srgb, ${vars.color.line} 55%, ${vars.color.sunken})`;

const arrive = keyframes({ from: { opacity: 0 } });

/** Comes over what was there. */
export const arriving = `${arrive} ${vars.motion.enter} ${vars.motion.easing}`;

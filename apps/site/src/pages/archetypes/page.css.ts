import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** The room between the header of the site and a page. */
export const page = style({ paddingBlockStart: vars.space[40] });

/** The rows of the page before, until those of the next one are there. */
export const stale = style({
  opacity: 0.5,
  transition: `opacity ${vars.motion.enter} ${vars.motion.easing} 300ms`,
});

import { vars } from '@shuyuan/ui/theme';
import { style } from '@vanilla-extract/css';

/** The room between the header of the site and a page. */
export const page = style({ paddingBlockStart: vars.space[40] });

/** The rows of the page before, until those of the next one are there. */
export const stale = style({
  opacity: 0.5,
  transition: `opacity ${vars.motion.enter} ${vars.motion.easing} 300ms`,
});

/** A list with something beside it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  alignItems: 'start',
  gap: vars.space[40],
  '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[32] } },
});

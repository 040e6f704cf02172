import { keyframes } from '@vanilla-extract/css';

/** From the side of what opened it; `looks.ts` says which. */
export const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(var(--float-from))' } });
export const appear = keyframes({ from: { opacity: 0 } });
export const vanish = keyframes({ to: { opacity: 0 } });

/**
 * Selector of what appears, for rules that come after those of what vanishes, as media queries do. An animation of leaving that
 * another one replaces never ends, and the element stays in the page.
 */
export const enteringStill = '&[data-entering]:not([data-exiting])';

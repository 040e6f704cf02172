import { keyframes } from '@vanilla-extract/css';

/** From the side of what opened it; `looks.ts` says which. */
export const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(var(--float-from))' } });
export const appear = keyframes({ from: { opacity: 0 } });
export const vanish = keyframes({ to: { opacity: 0 } });

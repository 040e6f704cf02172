import { vars } from '../theme/contract.css.ts';

/** A step of the 4 px grid, in pixels at the browser's ordinary text size. */
export type Space = 0 | keyof typeof vars.space;

/** Every step of the grid with its length. */
export const spaces: Record<Space, string> = { 0: '0', ...vars.space };

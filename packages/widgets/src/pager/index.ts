export { Pager, type PagerProps } from './pager.tsx';
export type { PagerChange, PagerPart } from './pager-state.ts';

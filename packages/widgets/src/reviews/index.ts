export type { ReviewsStrings } from './reviews.strings.ts';
export { Reviews, type ReviewsProps } from './reviews.tsx';

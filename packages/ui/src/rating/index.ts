export { Rating, type RatingProps } from './rating.tsx';
export { RatingField, type RatingFieldProps } from './rating-field.tsx';

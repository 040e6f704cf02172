import {
  isReadable,
  reviewLimits,
  textLength,
  tidyText,
  type OwnReview,
  type ReviewDraft,
} from '@shuyuan/api-client';
import type { ReviewsStrings } from './reviews.strings.ts';

/** The three ratings, as the contract calls them. */
export const ratingNames = ['rating1', 'rating2', 'rating3'] as const;

export type RatingName = (typeof ratingNames)[number];

/** A review as it is written: not all of it has to be there yet. */
export interface Draft extends Record<RatingName, number | null> {
  content: string;
  isAnonymous: boolean;
}

export const blankDraft: Draft = {
  rating1: null,
  rating2: null,
  rating3: null,
  content: '',
  isAnonymous: false,
};

export const draftOf = ({ rating1, rating2, rating3, content, is_anonymous }: OwnReview): Draft => ({
  rating1,
  rating2,
  rating3,
  content,
  isAnonymous: is_anonymous,
});

const isRating = (value: unknown): value is number | null => value === null || typeof value === 'number';

/** What was kept on the device; null for what another version has kept in another shape. */
export function readDraft(value: unknown): Draft | null {
  const { rating1, rating2, rating3, content, isAnonymous } = (value ?? {}) as Partial<
    Record<keyof Draft, unknown>
  >;
  return isRating(rating1) &&
    isRating(rating2) &&
    isRating(rating3) &&
    typeof content === 'string' &&
    typeof isAnonymous === 'boolean'
    ? { rating1, rating2, rating3, content, isAnonymous }
    : null;
}

export type DraftErrors = Partial<Record<RatingName | 'content', string>>;

/** What is missing, before anything is sent. */
export function errorsOf(draft: Draft, strings: ReviewsStrings): DraftErrors {
  const length = textLength(tidyText(draft.content));
  const errors: DraftErrors = {};
  for (const name of ratingNames) if (draft[name] === null) errors[name] = strings.needRating;
  if (!isReadable(draft.content) || length < reviewLimits.shortest)
    errors.content = strings.tooShort(reviewLimits.shortest);
  else if (length > reviewLimits.longest) errors.content = strings.tooLong(reviewLimits.longest);
  return errors;
}

/** What is sent of a draft without errors; null for one that has some. */
export function bodyOf({ rating1, rating2, rating3, content, isAnonymous }: Draft): ReviewDraft | null {
  if (rating1 === null || rating2 === null || rating3 === null) return null;
  return { rating1, rating2, rating3, content: tidyText(content), is_anonymous: isAnonymous };
}

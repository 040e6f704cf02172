import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { reviewsContract } from './reviews.contract.ts';
import { reviewsEndpoints } from './reviews.endpoints.ts';

/** What is reviewed, by type and id. */
export type ReviewedRef = CallInput<typeof reviewsContract.list>['params'];
/** Page, size and stars; the page starts at 1. */
export type ReviewQuery = NonNullable<CallInput<typeof reviewsContract.list>['query']>;
/** One page of reviews with the spread of ratings, and what the viewer may do. */
export type ReviewList = AnswerOf<typeof reviewsContract.list>;
/** What somebody says of what they have studied. */
export type Review = ReviewList['data']['data'][number];
/** The viewer's own review. */
export type OwnReview = AnswerOf<typeof reviewsContract.store>;
/** Three ratings and a text. */
export type ReviewDraft = CallInput<typeof reviewsContract.store>['body'];

/** The calls about reviews. */
export type ReviewsApi = ReturnType<typeof createReviewsApi>;

/** The calls about reviews, apart from the whole client: pages build them late, `createReviewsApi(client.http)`. */
export function createReviewsApi(http: Http) {
  const calls = callsOf<typeof reviewsContract>(http, reviewsEndpoints);
  return {
    list: (params: ReviewedRef, query: ReviewQuery = {}, options?: CallOptions) =>
      calls.list({ params, query }, options),
    /** The same `idempotencyKey` again answers the first review and writes no second. */
    store: (params: ReviewedRef, draft: ReviewDraft, options?: CallOptions) =>
      calls.store({ params, body: draft }, options),
    update: (id: number, draft: ReviewDraft, options?: CallOptions) =>
      calls.update({ params: { id }, body: draft }, options),
  };
}

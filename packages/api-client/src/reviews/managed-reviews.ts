import type { Http } from '../http/create-http.ts';
import { createResourceApi, type ResourceRow } from '../manage/resource.api.ts';
import { resourceEndpoints } from '../manage/resource.endpoints.ts';
import type { ReviewsResource } from './manage-reviews.contract.ts';

/** A review as the console's list shows it. */
export type ManagedReviewRow = ResourceRow<ReviewsResource>;

/** Reviews of the console: hidden, answered, removed. */
export function createManagedReviews(http: Http) {
  const { store: _, ...reviews } = createResourceApi<ReviewsResource>(http, resourceEndpoints('review'));
  return { reviews };
}

import type { Endpoints } from '../http/endpoint.ts';
import { resourceEndpoints } from '../manage/resource.endpoints.ts';

export const reviewsEndpoints = {
  list: { method: 'GET', path: '/api/v2/review/{type}/{id}', access: 'visitor' },
  store: {
    method: 'POST',
    path: '/api/v2/review/{type}/{id}/submit',
    access: 'signed-in',
    idempotent: true,
  },
  update: { method: 'PUT', path: '/api/v2/review/{id}/change', access: 'signed-in' },
} as const satisfies Endpoints;

const { list, find, exportRows, update, updateMany, remove, removeMany } = resourceEndpoints('review', {
  own: true,
});

/**
 * Reviews are written below what they are of: the console hides, answers and removes them. Who looks after their own courses
 * and columns alone answers what is said of these, and neither hides nor removes it.
 */
export const manageReviewsEndpoints = { list, find, exportRows, update, updateMany, remove, removeMany };

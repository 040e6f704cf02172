import type { Endpoints } from '../http/endpoint.ts';

/** Learners submit attempts: the console marks what grading alone cannot. */
export const manageMarkingEndpoints = {
  list: { method: 'GET', path: '/api/v2/manage/paperAttempt', access: 'paper.mark', isStorable: false },
  papers: {
    method: 'GET',
    path: '/api/v2/manage/paperAttempt/papers',
    access: 'paper.mark',
    isStorable: false,
  },
  find: {
    method: 'GET',
    path: '/api/v2/manage/paperAttempt/{id}',
    access: 'paper.mark',
    isStorable: false,
  },
  mark: {
    method: 'PUT',
    path: '/api/v2/paperAttempt/{id}/mark',
    access: 'paper.mark',
    idempotent: true,
    isStorable: false,
  },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';

const marking = { access: 'paper.mark', own: true, isStorable: false } as const;

/** Learners submit attempts: the console marks what grading alone cannot. */
export const manageMarkingEndpoints = {
  list: { method: 'GET', path: '/api/v2/manage/paperAttempt', ...marking },
  papers: { method: 'GET', path: '/api/v2/manage/paperAttempt/papers', ...marking },
  find: { method: 'GET', path: '/api/v2/manage/paperAttempt/{id}', ...marking },
  mark: { method: 'PUT', path: '/api/v2/paperAttempt/{id}/mark', idempotent: true, ...marking },
} as const satisfies Endpoints;

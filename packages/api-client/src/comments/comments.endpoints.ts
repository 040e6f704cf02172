import type { Endpoints } from '../http/endpoint.ts';

export const commentsEndpoints = {
  list: { method: 'GET', path: '/api/v2/comment/{type}/{id}', access: 'visitor' },
  answers: { method: 'GET', path: '/api/v2/comment/{id}/answer', access: 'visitor' },
  // Who may be named by `@` while something is written there.
  people: { method: 'GET', path: '/api/v2/comment/{type}/{id}/people', access: 'signed-in' },
  counts: { method: 'GET', path: '/api/v2/comment/{type}/count', access: 'visitor' },
  place: { method: 'GET', path: '/api/v2/comment/{type}/{id}/place/{comment_id}', access: 'visitor' },
  submit: {
    method: 'POST',
    path: '/api/v2/comment/{type}/{id}/submit',
    access: 'signed-in',
    idempotent: true,
  },
  // Apart from `DELETE /api/v2/comment/{id}`, by which the console removes anybody's.
  removeOwn: { method: 'POST', path: '/api/v2/comment/{id}/delete', access: 'signed-in' },
  restoreOwn: { method: 'POST', path: '/api/v2/comment/{id}/restore', access: 'signed-in' },
  // What its author changes it from: the list has it as HTML.
  words: { method: 'GET', path: '/api/v2/comment/{id}/words', access: 'signed-in' },
  edit: { method: 'POST', path: '/api/v2/comment/{id}/edit', access: 'signed-in' },
  report: { method: 'POST', path: '/api/v2/comment/{id}/report', access: 'signed-in' },
} as const satisfies Endpoints;

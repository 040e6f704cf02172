import type { Endpoints } from '../http/endpoint.ts';

export const studyEndpoints = {
  list: { method: 'GET', path: '/api/v2/my/study', access: 'signed-in' },
  continue: { method: 'GET', path: '/api/v2/my/study/continue', access: 'signed-in' },
  days: { method: 'GET', path: '/api/v2/my/study/days', access: 'signed-in' },
  history: { method: 'GET', path: '/api/v2/my/history', access: 'signed-in' },
  forget: { method: 'DELETE', path: '/api/v2/my/history/{type}/{id}', access: 'signed-in' },
  record: { method: 'POST', path: '/api/v2/article/{id}/record', access: 'signed-in' },
  thumbsUp: { method: 'POST', path: '/api/v2/thumbsup/{type}/{id}', access: 'signed-in' },
  collect: { method: 'PUT', path: '/api/v2/favorite/{type}/{id}', access: 'signed-in' },
  release: { method: 'DELETE', path: '/api/v2/favorite/{type}/{id}', access: 'signed-in' },
} as const satisfies Endpoints;

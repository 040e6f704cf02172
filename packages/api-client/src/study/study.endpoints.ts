import type { Endpoints } from '../http/endpoint.ts';

export const studyEndpoints = {
  articles: { method: 'GET', path: '/api/v2/my/articles', access: 'signed-in' },
  record: { method: 'POST', path: '/api/v2/article/{id}/record', access: 'signed-in' },
  collect: { method: 'PUT', path: '/api/v2/favorite/{type}/{id}', access: 'signed-in' },
  release: { method: 'DELETE', path: '/api/v2/favorite/{type}/{id}', access: 'signed-in' },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';

export const articlesEndpoints = {
  list: { method: 'GET', path: '/api/v2/article', access: 'visitor' },
  detail: { method: 'GET', path: '/api/v2/article/{id}/detail', access: 'visitor' },
} as const satisfies Endpoints;

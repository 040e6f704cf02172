import type { Endpoints } from '../http/endpoint.ts';

export const searchEndpoints = {
  find: { method: 'GET', path: '/api/v2/search', access: 'visitor' },
  suggest: { method: 'GET', path: '/api/v2/search/suggest', access: 'visitor' },
  keywords: { method: 'GET', path: '/api/v2/search/keywords', access: 'signed-in' },
  deleteKeywords: { method: 'POST', path: '/api/v2/search/keywords/delete', access: 'signed-in' },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';

export const pagesEndpoints = {
  detail: { method: 'GET', path: '/api/v2/page/{name}', access: 'visitor' },
  apply: { method: 'POST', path: '/api/v2/application/store', access: 'visitor' },
} as const satisfies Endpoints;

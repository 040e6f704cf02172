import type { Endpoints } from '../http/endpoint.ts';

export const teachersEndpoints = {
  list: { method: 'GET', path: '/api/v2/teacher', access: 'visitor' },
  detail: { method: 'GET', path: '/api/v2/teacher/{id}/detail', access: 'visitor' },
} as const satisfies Endpoints;

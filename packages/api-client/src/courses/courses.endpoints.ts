import type { Endpoints } from '../http/endpoint.ts';

export const coursesEndpoints = {
  list: { method: 'GET', path: '/api/v2/course', access: 'visitor' },
  detail: { method: 'GET', path: '/api/v2/course/{id}/detail', access: 'visitor' },
} as const satisfies Endpoints;

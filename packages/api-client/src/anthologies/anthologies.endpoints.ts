import type { Endpoints } from '../http/endpoint.ts';

export const anthologiesEndpoints = {
  list: { method: 'GET', path: '/api/v2/anthology', access: 'visitor' },
  detail: { method: 'GET', path: '/api/v2/anthology/{id}/detail', access: 'visitor' },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';

export const combosEndpoints = {
  list: { method: 'GET', path: '/api/v2/combo', access: 'visitor' },
  detail: { method: 'GET', path: '/api/v2/combo/{id}/detail', access: 'visitor' },
} as const satisfies Endpoints;

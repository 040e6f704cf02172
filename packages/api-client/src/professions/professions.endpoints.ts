import type { Endpoints } from '../http/endpoint.ts';

export const professionsEndpoints = {
  list: { method: 'GET', path: '/api/v2/profession', access: 'visitor' },
} as const satisfies Endpoints;

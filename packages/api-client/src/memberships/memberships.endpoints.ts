import type { Endpoints } from '../http/endpoint.ts';

export const membershipsEndpoints = {
  plans: { method: 'GET', path: '/api/v2/roles', access: 'visitor' },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';

export const membershipsEndpoints = {
  plans: { method: 'GET', path: '/api/v2/roles', access: 'visitor', feature: 'vip' },
} as const satisfies Endpoints;

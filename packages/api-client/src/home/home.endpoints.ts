import type { Endpoints } from '../http/endpoint.ts';

export const homeEndpoints = {
  index: { method: 'GET', path: '/api/v2/home', access: 'visitor' },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';

export const navigationEndpoints = {
  header: { method: 'GET', path: '/api/v2/navs', access: 'visitor' },
} as const satisfies Endpoints;

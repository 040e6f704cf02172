import type { Endpoints } from '../http/endpoint.ts';

export const tagsEndpoints = {
  list: { method: 'GET', path: '/api/v2/tag', access: 'visitor' },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';

export const productsEndpoints = {
  list: { method: 'GET', path: '/api/v2/product', access: 'visitor' },
} as const satisfies Endpoints;

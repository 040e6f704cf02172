import type { Endpoints } from '../http/endpoint.ts';

export const myEndpoints = {
  detail: { method: 'GET', path: '/api/v2/my/detail', access: 'signed-in' },
  rename: { method: 'POST', path: '/api/v2/my/nickname', access: 'signed-in' },
} as const satisfies Endpoints;

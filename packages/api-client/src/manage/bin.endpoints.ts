import type { Endpoints } from '../http/endpoint.ts';

export const manageBinEndpoints = {
  list: { method: 'GET', path: '/api/v2/manage/bin', access: 'signed-in' },
  kinds: { method: 'GET', path: '/api/v2/manage/bin/kinds', access: 'signed-in' },
  restore: { method: 'POST', path: '/api/v2/manage/bin/restore', access: 'signed-in' },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';

export const configEndpoints = {
  public: { method: 'GET', path: '/api/v2/other/config', access: 'visitor' },
  agreement: { method: 'GET', path: '/api/v2/other/agreement/{name}', access: 'visitor' },
} as const satisfies Endpoints;

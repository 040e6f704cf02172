import type { Endpoints } from '../http/endpoint.ts';

export const creditsEndpoints = {
  records: { method: 'GET', path: '/api/v2/my/credit1Records', access: 'signed-in' },
  rules: { method: 'GET', path: '/api/v2/my/credit1Rules', access: 'signed-in' },
} as const satisfies Endpoints;

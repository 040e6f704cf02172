import type { Endpoints } from '../http/endpoint.ts';

export const manageCreditsEndpoints = {
  records: { method: 'GET', path: '/api/v2/member/{id}/credits', access: 'member', isStorable: false },
  change: { method: 'POST', path: '/api/v2/member/{id}/credits', access: 'member.update', isStorable: false },
} as const satisfies Endpoints;

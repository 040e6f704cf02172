import type { Endpoints } from '../http/endpoint.ts';

export const manageDashboardEndpoints = {
  days: { method: 'GET', path: '/api/v2/manage/dashboard', access: 'dashboard', isStorable: false },
} as const satisfies Endpoints;

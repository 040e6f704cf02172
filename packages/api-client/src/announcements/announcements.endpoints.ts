import type { Endpoints } from '../http/endpoint.ts';

export const announcementsEndpoints = {
  detail: { method: 'GET', path: '/api/v2/announcement/{id}', access: 'visitor' },
} as const satisfies Endpoints;

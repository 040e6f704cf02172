import type { Endpoints } from '../http/endpoint.ts';

export const videosEndpoints = {
  list: { method: 'GET', path: '/api/v2/video', access: 'visitor' },
  detail: { method: 'GET', path: '/api/v2/video/{id}/detail', access: 'visitor' },
  play: { method: 'GET', path: '/api/v2/video/{id}/play/info', access: 'visitor', isStorable: false },
  record: { method: 'POST', path: '/api/v2/video/{id}/record', access: 'signed-in', isStorable: false },
} as const satisfies Endpoints;

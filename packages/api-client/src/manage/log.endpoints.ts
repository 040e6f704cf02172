import type { Endpoints } from '../http/endpoint.ts';

export const manageLogEndpoints = {
  actions: { method: 'GET', path: '/api/v2/manage/action', access: 'system.audit.log' },
  actors: { method: 'GET', path: '/api/v2/manage/action/actors', access: 'system.audit.log' },
  exportRows: { method: 'GET', path: '/api/v2/manage/action/export', access: 'system.audit.log' },
  action: { method: 'GET', path: '/api/v2/manage/action/{id}', access: 'system.audit.log' },
  undo: { method: 'POST', path: '/api/v2/manage/action/{id}/undo', access: 'signed-in' },
} as const satisfies Endpoints;

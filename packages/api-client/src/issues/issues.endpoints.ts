import type { Endpoints } from '../http/endpoint.ts';

const read = { method: 'GET', access: 'visitor', feature: 'wenda', isStorable: false } as const;
const change = { method: 'PUT', access: 'signed-in', feature: 'wenda' } as const;

export const issuesEndpoints = {
  list: { ...read, path: '/api/v2/issue' },
  detail: { ...read, path: '/api/v2/issue/{id}/detail' },
  store: { method: 'POST', path: '/api/v2/issue/store', access: 'signed-in', feature: 'wenda' },
  update: { ...change, path: '/api/v2/issue/{id}/update' },
  remove: { method: 'DELETE', path: '/api/v2/issue/{id}', access: 'signed-in', feature: 'wenda' },
  restore: { ...change, path: '/api/v2/issue/{id}/restore' },
  mark: { method: 'PUT', path: '/api/v2/issue/{id}/mark', access: 'problem.update', feature: 'wenda' },
  mine: { method: 'GET', path: '/api/v2/my/issues', access: 'signed-in', feature: 'wenda' },
} as const satisfies Endpoints;

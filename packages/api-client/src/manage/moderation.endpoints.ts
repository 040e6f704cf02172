import type { Endpoints } from '../http/endpoint.ts';

export const manageModerationEndpoints = {
  list: { method: 'GET', path: '/api/v2/moderation/list', access: 'problem' },
  decide: { method: 'PUT', path: '/api/v2/moderation/{type}/{id}', access: 'problem.update' },
  remove: { method: 'DELETE', path: '/api/v2/moderation/{type}/{id}', access: 'problem.delete' },
  versions: {
    method: 'GET',
    path: '/api/v2/moderation/{type}/{id}/versions',
    access: 'problem',
    isStorable: false,
  },
  decideVersion: {
    method: 'PUT',
    path: '/api/v2/moderation/{type}/{id}/versions/{version_id}',
    access: 'problem.update',
  },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';

export const recordsEndpoints = {
  list: { method: 'GET', path: '/api/v2/my/records', access: 'signed-in' },
  detail: { method: 'GET', path: '/api/v2/record/{id}/detail', access: 'visitor', isStorable: false },
  create: { method: 'POST', path: '/api/v2/record/store', access: 'signed-in', idempotent: true },
  update: { method: 'PUT', path: '/api/v2/record/{id}/update', access: 'signed-in' },
  remove: { method: 'DELETE', path: '/api/v2/record/{id}', access: 'signed-in' },
  share: { method: 'POST', path: '/api/v2/record/{id}/share', access: 'signed-in' },
  startPicture: {
    method: 'POST',
    path: '/api/v2/record/{id}/picture',
    access: 'signed-in',
    isStorable: false,
  },
  keepPicture: { method: 'PUT', path: '/api/v2/record/{id}/picture', access: 'signed-in' },
  categories: { method: 'GET', path: '/api/v2/my/record/categories', access: 'signed-in' },
  createCategory: { method: 'POST', path: '/api/v2/my/record/categories', access: 'signed-in' },
  renameCategory: { method: 'PUT', path: '/api/v2/my/record/categories/{id}', access: 'signed-in' },
  removeCategory: { method: 'DELETE', path: '/api/v2/my/record/categories/{id}', access: 'signed-in' },
} as const satisfies Endpoints;

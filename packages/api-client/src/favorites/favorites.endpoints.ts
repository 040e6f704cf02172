import type { Endpoints } from '../http/endpoint.ts';

export const favoritesEndpoints = {
  list: { method: 'GET', path: '/api/v2/my/favorites', access: 'signed-in' },
  move: { method: 'PUT', path: '/api/v2/my/favorites', access: 'signed-in' },
  categories: { method: 'GET', path: '/api/v2/my/favorites/categories', access: 'signed-in' },
  createCategory: { method: 'POST', path: '/api/v2/my/favorites/categories', access: 'signed-in' },
  renameCategory: { method: 'PUT', path: '/api/v2/my/favorites/categories/{id}', access: 'signed-in' },
  removeCategory: { method: 'DELETE', path: '/api/v2/my/favorites/categories/{id}', access: 'signed-in' },
} as const satisfies Endpoints;

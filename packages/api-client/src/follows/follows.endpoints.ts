import type { Endpoints } from '../http/endpoint.ts';

export const followsEndpoints = {
  followings: { method: 'GET', path: '/api/v2/my/followings', access: 'signed-in' },
  followers: { method: 'GET', path: '/api/v2/my/followers', access: 'signed-in' },
  profile: { method: 'GET', path: '/api/v2/user/{id}/detail', access: 'signed-in' },
  works: { method: 'GET', path: '/api/v2/user/{id}/works', access: 'signed-in' },
  follow: { method: 'PUT', path: '/api/v2/user/{id}/follow', access: 'signed-in' },
  unfollow: { method: 'DELETE', path: '/api/v2/user/{id}/follow', access: 'signed-in' },
  block: { method: 'PUT', path: '/api/v2/user/{id}/block', access: 'signed-in' },
  unblock: { method: 'DELETE', path: '/api/v2/user/{id}/block', access: 'signed-in' },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';

export const postsEndpoints = {
  versions: {
    method: 'GET',
    path: '/api/v2/post/{type}/{id}/versions',
    access: 'visitor',
    feature: 'wenda',
    isStorable: false,
  },
  people: { method: 'GET', path: '/api/v2/post/people', access: 'signed-in', feature: 'wenda' },
  tags: { method: 'GET', path: '/api/v2/post/tags', access: 'visitor', feature: 'wenda' },
  picture: {
    method: 'POST',
    path: '/api/v2/post/picture',
    access: 'signed-in',
    feature: 'wenda',
    isStorable: false,
    takesFile: true,
  },
  report: {
    method: 'POST',
    path: '/api/v2/post/{type}/{id}/report',
    access: 'signed-in',
    feature: 'wenda',
  },
} as const satisfies Endpoints;

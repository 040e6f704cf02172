import type { Endpoints } from '../http/endpoint.ts';

export const uploadsEndpoints = {
  create: {
    method: 'POST',
    path: '/api/v2/video/token/aliyun/create',
    access: 'signed-in',
    isStorable: false,
  },
  /** The picture is the body: a form with one file, `file`, as the specification has it. */
  image: {
    method: 'POST',
    path: '/api/v2/image/upload',
    access: 'article.store',
    own: true,
    isStorable: false,
    takesFile: true,
  },
  refresh: {
    method: 'POST',
    path: '/api/v2/video/token/aliyun/refresh',
    access: 'signed-in',
    isStorable: false,
  },
} as const satisfies Endpoints;

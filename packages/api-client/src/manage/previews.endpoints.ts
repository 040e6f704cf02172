import type { Endpoints } from '../http/endpoint.ts';

/** What is taught, as others find it: its teacher sees that of their own. */
export const managePreviewsEndpoints = {
  course: {
    method: 'GET',
    path: '/api/v2/manage/course/{id}/preview',
    access: 'course',
    own: true,
    isStorable: false,
  },
} as const satisfies Endpoints;

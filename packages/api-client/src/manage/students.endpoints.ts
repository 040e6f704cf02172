import type { Endpoints } from '../http/endpoint.ts';

/** Who studies a course: its teacher sees those of their own courses. */
export const manageStudentsEndpoints = {
  list: {
    method: 'GET',
    path: '/api/v2/manage/course/{id}/students',
    access: 'course',
    own: true,
    isStorable: false,
  },
  exportRows: {
    method: 'GET',
    path: '/api/v2/manage/course/{id}/students/export',
    access: 'course',
    own: true,
    isStorable: false,
  },
} as const satisfies Endpoints;

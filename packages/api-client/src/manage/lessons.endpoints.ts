import type { Endpoints } from '../http/endpoint.ts';
import { importLimits } from './manage.rules.ts';

/** Lessons of many courses at once: a teacher's into their own. */
export const manageLessonsEndpoints = {
  template: {
    method: 'GET',
    path: '/api/v2/manage/lesson/template',
    access: 'course.update',
    own: true,
    isStorable: false,
  },
  importRows: {
    method: 'POST',
    path: '/api/v2/manage/lesson/import',
    access: 'course.update',
    own: true,
    isStorable: false,
    idempotent: true,
    bodyLimit: importLimits.content + 1_000,
  },
} as const satisfies Endpoints;

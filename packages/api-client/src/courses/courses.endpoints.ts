import type { Endpoints } from '../http/endpoint.ts';

export const coursesEndpoints = {
  list: { method: 'GET', path: '/api/v2/course', access: 'visitor' },
  detail: { method: 'GET', path: '/api/v2/course/{id}/detail', access: 'visitor' },
  attachment: { method: 'GET', path: '/api/v2/course/{id}/attach/{attachId}', access: 'signed-in' },
  lesson: { method: 'GET', path: '/api/v2/course/lesson/{lessonId}', access: 'visitor' },
  recordLesson: { method: 'POST', path: '/api/v2/course/lesson/{lessonId}/record', access: 'signed-in' },
  lessonFile: { method: 'GET', path: '/api/v2/course/{id}/lesson/{lessonId}/attach', access: 'signed-in' },
} as const satisfies Endpoints;

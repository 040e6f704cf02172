import type { Endpoints } from '../http/endpoint.ts';

export const myLearningEndpoints = {
  courses: { method: 'GET', path: '/api/v2/my/courses', access: 'signed-in' },
  combos: { method: 'GET', path: '/api/v2/my/combos', access: 'signed-in' },
  videos: { method: 'GET', path: '/api/v2/my/videos', access: 'signed-in' },
  course: { method: 'GET', path: '/api/v2/my/learned/course/{id}', access: 'signed-in' },
} as const satisfies Endpoints;

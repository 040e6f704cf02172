import type { Endpoints } from '../http/endpoint.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** Bytes that a body with many texts may have. */
const bodyLimit = 2 * 2 ** 20;

/** Teachers look after the questions that they have written. */
export const manageQuestionsEndpoints = {
  ...resourceEndpoints('question', { own: true, bodyLimit }),
  draw: {
    method: 'GET',
    path: '/api/v2/manage/question/draw',
    access: 'question',
    own: true,
    isStorable: false,
  },
  regrade: {
    method: 'POST',
    path: '/api/v2/question/{id}/regrade',
    access: 'question.update',
    own: true,
    bodyLimit,
    idempotent: true,
    isStorable: false,
  },
  regrades: {
    method: 'GET',
    path: '/api/v2/manage/question/{id}/regrades',
    access: 'question',
    own: true,
    isStorable: false,
  },
} as const satisfies Endpoints;

/** And the papers that they have made. */
export const managePapersEndpoints = resourceEndpoints('paper', { own: true, bodyLimit });

export const manageGradesEndpoints = {
  list: {
    method: 'GET',
    path: '/api/v2/manage/paper/{id}/grades',
    access: 'paper',
    own: true,
    isStorable: false,
  },
  figures: {
    method: 'GET',
    path: '/api/v2/manage/paper/{id}/figures',
    access: 'paper',
    own: true,
    isStorable: false,
  },
  questions: {
    method: 'GET',
    path: '/api/v2/manage/paper/{id}/figures/questions',
    access: 'paper',
    own: true,
    isStorable: false,
  },
  exportRows: {
    method: 'GET',
    path: '/api/v2/manage/paper/{id}/grades/export',
    access: 'paper',
    own: true,
    isStorable: false,
  },
} as const satisfies Endpoints;

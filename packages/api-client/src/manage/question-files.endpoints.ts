import type { Endpoints } from '../http/endpoint.ts';
import { importLimits } from './manage.rules.ts';

/** Questions from files and into files: a teacher’s own. */
export const manageQuestionFilesEndpoints = {
  template: {
    method: 'GET',
    path: '/api/v2/manage/question/template',
    access: 'question.store',
    own: true,
    isStorable: false,
  },
  importRows: {
    method: 'POST',
    path: '/api/v2/manage/question/import',
    access: 'question.store',
    own: true,
    isStorable: false,
    idempotent: true,
    bodyLimit: importLimits.content + 1_000,
  },
  paper: {
    method: 'GET',
    path: '/api/v2/manage/paper/{id}/sheet',
    access: 'paper',
    own: true,
    isStorable: false,
  },
  exportFile: {
    method: 'GET',
    path: '/api/v2/manage/question/file',
    access: 'question',
    own: true,
    isStorable: false,
  },
} as const satisfies Endpoints;

import type { Endpoints } from '../http/endpoint.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** Teachers look after the mock papers and the practices that they have made. */
export const manageMockPapersEndpoints = {
  ...resourceEndpoints('mockPaper', { own: true }),
  candidates: {
    method: 'GET',
    path: '/api/v2/manage/mockPaper/candidates',
    access: 'mockPaper',
    own: true,
    isStorable: false,
  },
} as const satisfies Endpoints;

/** Bytes that the chapters of a practice may take. */
const bodyLimit = 2 * 2 ** 20;

export const managePracticesEndpoints = resourceEndpoints('practice', { own: true, bodyLimit });

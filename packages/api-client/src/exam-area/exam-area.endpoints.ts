import type { Endpoints } from '../http/endpoint.ts';

export const examAreaEndpoints = {
  stats: { method: 'GET', path: '/addons/Paper/api/v2/stats/index', access: 'visitor' },
  // Which switch they hang on depends on where the question is met.
  question: { method: 'GET', path: '/addons/Paper/api/v2/question/{id}', access: 'signed-in' },
  answer: { method: 'POST', path: '/addons/Paper/api/v2/question/{id}/answer', access: 'signed-in' },
  joinedPapers: {
    method: 'GET',
    path: '/addons/Paper/api/v2/member/joinPapers',
    access: 'signed-in',
    feature: 'paper',
  },
  joinedMockPapers: {
    method: 'GET',
    path: '/addons/Paper/api/v2/member/joinMockPapers',
    access: 'signed-in',
    feature: 'mockPaper',
  },
  joinedPractices: {
    method: 'GET',
    path: '/addons/Paper/api/v2/member/joinPractices',
    access: 'signed-in',
    feature: 'practice',
  },
} as const satisfies Endpoints;

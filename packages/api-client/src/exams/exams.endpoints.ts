import type { Endpoints } from '../http/endpoint.ts';

export const examsEndpoints = {
  list: { method: 'GET', path: '/api/v2/paper', access: 'visitor', feature: 'paper' },
  detail: { method: 'GET', path: '/api/v2/paper/{id}/detail', access: 'signed-in', feature: 'paper' },
  records: { method: 'GET', path: '/api/v2/paper/{id}/records', access: 'signed-in', feature: 'paper' },
  // A GET that writes is contract. A repetition finds the attempt that runs.
  start: { method: 'GET', path: '/api/v2/paper/{id}/start', access: 'signed-in', feature: 'paper' },
  play: { method: 'GET', path: '/api/v2/paper/{id}/play', access: 'signed-in', feature: 'paper' },
  answer: { method: 'POST', path: '/api/v2/paper/answer/submit', access: 'signed-in', feature: 'paper' },
  submit: { method: 'POST', path: '/api/v2/paper/submit', access: 'signed-in', feature: 'paper' },
} as const satisfies Endpoints;

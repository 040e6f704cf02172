import type { Endpoints } from '../http/endpoint.ts';

const read = { method: 'GET', access: 'signed-in', feature: 'wenda', isStorable: false } as const;
const add = { method: 'POST', access: 'signed-in', feature: 'wenda' } as const;
const change = { method: 'PUT', access: 'signed-in', feature: 'wenda' } as const;
const remove = { method: 'DELETE', access: 'signed-in', feature: 'wenda' } as const;

export const doubtsEndpoints = {
  list: { ...read, access: 'visitor', path: '/api/v2/doubt' },
  detail: { ...read, path: '/api/v2/doubt/{id}/detail' },
  question: { ...read, path: '/api/v2/doubt/question/{id}' },
  store: { ...add, path: '/api/v2/doubt/store' },
  update: { ...change, path: '/api/v2/doubt/{id}/update' },
  remove: { ...remove, path: '/api/v2/doubt/{id}' },
  restore: { ...change, path: '/api/v2/doubt/{id}/restore' },
  settle: { ...change, path: '/api/v2/doubt/{id}/settle' },
  promise: { ...change, path: '/api/v2/doubt/{id}/promise' },
  answer: { ...add, path: '/api/v2/doubt/{id}/answer' },
  updateAnswer: { ...change, path: '/api/v2/doubt-answer/{id}/update' },
  removeAnswer: { ...remove, path: '/api/v2/doubt-answer/{id}' },
  restoreAnswer: { ...change, path: '/api/v2/doubt-answer/{id}/restore' },
  mine: { ...read, path: '/api/v2/my/doubts' },
} as const satisfies Endpoints;

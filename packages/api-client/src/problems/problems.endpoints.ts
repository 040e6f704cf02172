import type { Endpoints } from '../http/endpoint.ts';

const read = { method: 'GET', access: 'visitor', feature: 'wenda', isStorable: false } as const;
const own = { method: 'GET', access: 'signed-in', feature: 'wenda' } as const;
const change = { method: 'PUT', access: 'signed-in', feature: 'wenda' } as const;
const send = { method: 'POST', access: 'signed-in', feature: 'wenda' } as const;
const remove = { method: 'DELETE', access: 'signed-in', feature: 'wenda' } as const;

export const problemsEndpoints = {
  list: { ...read, path: '/api/v2/problem' },
  form: { ...own, path: '/api/v2/problem/create' },
  similar: { ...own, path: '/api/v2/problem/similar' },
  detail: { ...read, path: '/api/v2/problem/{id}/detail' },
  solutions: { ...read, path: '/api/v2/problem/{id}/solutions' },
  solution: { ...read, path: '/api/v2/solution/{id}/detail' },
  store: { ...send, path: '/api/v2/problem/store' },
  update: { ...change, path: '/api/v2/problem/{id}/update' },
  remove: { ...remove, path: '/api/v2/problem/{id}' },
  restore: { ...change, path: '/api/v2/problem/{id}/restore' },
  answer: { ...send, path: '/api/v2/problem/{id}/solution' },
  updateSolution: { ...change, path: '/api/v2/solution/{id}/update' },
  removeSolution: { ...remove, path: '/api/v2/solution/{id}' },
  restoreSolution: { ...change, path: '/api/v2/solution/{id}/restore' },
  accept: { ...change, path: '/api/v2/problem/{id}/accept' },
  merge: { method: 'PUT', path: '/api/v2/problem/{id}/merge', access: 'problem.update', feature: 'wenda' },
  mine: { ...own, path: '/api/v2/my/problems' },
  mySolutions: { ...own, path: '/api/v2/my/solutions' },
} as const satisfies Endpoints;

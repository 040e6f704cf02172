import type { Endpoints } from '../http/endpoint.ts';

export const examsEndpoints = {
  list: { method: 'GET', path: '/api/v2/paper', access: 'visitor', feature: 'paper' },
  detail: { method: 'GET', path: '/api/v2/paper/{id}/detail', access: 'signed-in', feature: 'paper' },
  records: { method: 'GET', path: '/api/v2/paper/{id}/records', access: 'signed-in', feature: 'paper' },
  // A GET that writes is contract. A repetition finds the attempt that runs.
  start: { method: 'GET', path: '/api/v2/paper/{id}/start', access: 'signed-in', feature: 'paper' },
  play: { method: 'GET', path: '/api/v2/paper/{id}/play', access: 'signed-in', feature: 'paper' },
  answer: { method: 'POST', path: '/api/v2/paper/answer/submit', access: 'signed-in', feature: 'paper' },
  // An address of our own: the specification's takes pictures of who writes articles, which anybody may see.
  picture: {
    method: 'POST',
    path: '/api/v2/paper/answer/image',
    access: 'signed-in',
    feature: 'paper',
    isStorable: false,
    takesFile: true,
  },
  submit: { method: 'POST', path: '/api/v2/paper/submit', access: 'signed-in', feature: 'paper' },
  questions: { method: 'GET', path: '/api/v2/question', access: 'signed-in', feature: 'paper' },
} as const satisfies Endpoints;

const addon = '/addons/Paper/api/v1';

/** The same by the addresses of the add-on. */
export const paperAddonEndpoints = {
  list: { method: 'GET', path: `${addon}/papers`, access: 'visitor', feature: 'paper' },
  detail: { method: 'GET', path: `${addon}/paper/{id}`, access: 'signed-in', feature: 'paper' },
  records: { method: 'GET', path: `${addon}/paper/{id}/joinRecords`, access: 'signed-in', feature: 'paper' },
  // A GET that writes is contract here as well.
  start: { method: 'GET', path: `${addon}/paper/{id}/join`, access: 'signed-in', feature: 'paper' },
  play: { method: 'GET', path: `${addon}/paper/{id}/join/{recordId}`, access: 'signed-in', feature: 'paper' },
  answer: {
    method: 'POST',
    path: `${addon}/paper/{id}/submit/single`,
    access: 'signed-in',
    feature: 'paper',
  },
  submit: { method: 'POST', path: `${addon}/paper/{id}/submit/all`, access: 'signed-in', feature: 'paper' },
} as const satisfies Endpoints;

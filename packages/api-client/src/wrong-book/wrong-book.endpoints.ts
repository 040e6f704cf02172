import type { Endpoints } from '../http/endpoint.ts';

const feature = 'wrongBook';

export const wrongBookEndpoints = {
  index: { method: 'GET', path: '/addons/Paper/api/v1/wrongbook', access: 'signed-in', feature },
  questions: {
    method: 'GET',
    path: '/addons/Paper/api/v2/wrongbook/questions',
    access: 'signed-in',
    feature,
  },
  print: { method: 'GET', path: '/addons/Paper/api/v1/wrongbook/print', access: 'signed-in', feature },
  random: { method: 'GET', path: '/addons/Paper/api/v1/wrongbook/random', access: 'signed-in', feature },
  remove: {
    method: 'DELETE',
    path: '/addons/Paper/api/v1/wrongbook/{questionId}',
    access: 'signed-in',
    feature,
  },
} as const satisfies Endpoints;

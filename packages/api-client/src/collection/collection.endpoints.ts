import type { Endpoints } from '../http/endpoint.ts';

const feature = 'paper';

export const collectionEndpoints = {
  // POSTs that only read are contract.
  status: {
    method: 'POST',
    path: '/addons/Paper/api/v1/collection/status',
    access: 'signed-in',
    feature,
    inPreview: true,
  },
  statusMulti: {
    method: 'POST',
    path: '/addons/Paper/api/v1/collection/status/multi',
    access: 'signed-in',
    feature,
    inPreview: true,
  },
  action: { method: 'POST', path: '/addons/Paper/api/v1/collection/action', access: 'signed-in', feature },
  stats: { method: 'GET', path: '/addons/Paper/api/v1/collection/stats', access: 'signed-in', feature },
  questions: {
    method: 'GET',
    path: '/addons/Paper/api/v2/collection/questions',
    access: 'signed-in',
    feature,
  },
} as const satisfies Endpoints;

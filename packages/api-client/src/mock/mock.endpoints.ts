import type { Endpoints } from '../http/endpoint.ts';

const feature = 'mockPaper';

export const mockEndpoints = {
  list: { method: 'GET', path: '/addons/Paper/api/v1/mock_papers', access: 'visitor', feature },
  detail: { method: 'GET', path: '/addons/Paper/api/v1/mock_paper/{id}', access: 'signed-in', feature },
  records: {
    method: 'GET',
    path: '/addons/Paper/api/v1/mock_paper/{id}/records',
    access: 'signed-in',
    feature,
  },
  start: { method: 'POST', path: '/addons/Paper/api/v1/mock_paper/{id}', access: 'signed-in', feature },
  play: { method: 'GET', path: '/addons/Paper/api/v1/mock_paper/record/{id}', access: 'signed-in', feature },
  answer: {
    method: 'POST',
    path: '/addons/Paper/api/v1/mock_paper/record/{id}/submit/single',
    access: 'signed-in',
    feature,
  },
  submit: {
    method: 'POST',
    path: '/addons/Paper/api/v1/mock_paper/record/{id}/submit',
    access: 'signed-in',
    feature,
  },
} as const satisfies Endpoints;

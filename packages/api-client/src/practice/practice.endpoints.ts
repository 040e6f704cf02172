import type { Endpoints } from '../http/endpoint.ts';

const feature = 'practice';

export const practiceEndpoints = {
  list: { method: 'GET', path: '/addons/Paper/api/v1/practices', access: 'visitor', feature },
  detail: { method: 'GET', path: '/addons/Paper/api/v1/practice/{id}', access: 'signed-in', feature },
  chapter: {
    method: 'GET',
    path: '/addons/Paper/api/v1/practice/{id}/join/{chapterId}',
    access: 'signed-in',
    feature,
  },
  // A GET that writes is contract: the first call of a day draws.
  day: { method: 'GET', path: '/addons/Paper/api/v1/practice/{id}/join/day', access: 'signed-in', feature },
  question: {
    method: 'GET',
    path: '/addons/Paper/api/v1/practice/{id}/join/question/{qid}',
    access: 'signed-in',
    feature,
  },
  answer: {
    method: 'POST',
    path: '/addons/Paper/api/v1/practice/{id}/join/question/{qid}/answer',
    access: 'signed-in',
    feature,
  },
  categories: {
    method: 'GET',
    path: '/addons/Paper/api/v1/questions/categories',
    access: 'signed-in',
    feature,
  },
  // A POST that only reads: its filter is too long for an address.
  bank: {
    method: 'POST',
    path: '/addons/Paper/api/v1/questions/practice',
    access: 'signed-in',
    feature,
    inPreview: true,
  },
} as const satisfies Endpoints;

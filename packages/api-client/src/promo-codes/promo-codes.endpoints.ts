import type { Endpoints } from '../http/endpoint.ts';

export const promoCodesEndpoints = {
  check: {
    method: 'GET',
    path: '/api/v2/promoCode/{code}/check',
    access: 'signed-in',
    feature: 'promoCode',
    isStorable: false,
  },
  mine: { method: 'GET', path: '/api/v2/my/promoCode', access: 'signed-in', feature: 'promoCode' },
} as const satisfies Endpoints;

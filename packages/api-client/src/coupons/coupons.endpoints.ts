import type { Endpoints } from '../http/endpoint.ts';

export const couponsEndpoints = {
  mine: { method: 'GET', path: '/api/v2/my/coupons', access: 'signed-in' },
  offers: { method: 'GET', path: '/api/v2/coupon/offers', access: 'signed-in' },
  take: { method: 'POST', path: '/api/v2/coupon/take', access: 'signed-in' },
  takeByCode: { method: 'POST', path: '/api/v2/coupon/take/code', access: 'signed-in' },
  fitting: { method: 'GET', path: '/api/v2/coupon/fitting', access: 'signed-in', isStorable: false },
} as const satisfies Endpoints;

import { resourceEndpoints } from './resource.endpoints.ts';

const reading = { method: 'GET', access: 'coupon', isStorable: false } as const;

export const manageCouponsEndpoints = {
  ...resourceEndpoints('coupon'),
  generate: {
    method: 'POST',
    path: '/api/v2/coupon/{id}/generator',
    access: 'coupon.store',
    isStorable: false,
    idempotent: true,
  },
  coupons: { ...reading, path: '/api/v2/manage/coupon/{id}/coupons' },
  exportCoupons: { ...reading, path: '/api/v2/manage/coupon/{id}/coupons/export' },
} as const;

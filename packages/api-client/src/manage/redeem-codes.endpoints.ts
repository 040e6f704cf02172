import { resourceEndpoints } from './resource.endpoints.ts';

export const manageRedeemCodesEndpoints = {
  ...resourceEndpoints('redeemCode'),
  generate: {
    method: 'POST',
    path: '/api/v2/redeemCode/{id}/generator',
    access: 'redeemCode.store',
    isStorable: false,
    idempotent: true,
  },
  codes: {
    method: 'GET',
    path: '/api/v2/manage/redeemCode/{id}/codes',
    access: 'redeemCode',
    isStorable: false,
  },
  exportCodes: {
    method: 'GET',
    path: '/api/v2/manage/redeemCode/{id}/codes/export',
    access: 'redeemCode',
    isStorable: false,
  },
} as const;

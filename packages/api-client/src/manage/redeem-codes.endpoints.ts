import { resourceEndpoints } from './resource.endpoints.ts';

export const manageRedeemCodesEndpoints = {
  ...resourceEndpoints('redeemCode', { feature: 'codeExchanger' }),
  generate: {
    method: 'POST',
    path: '/api/v2/redeemCode/{id}/generator',
    access: 'redeemCode.store',
    feature: 'codeExchanger',
    isStorable: false,
    idempotent: true,
  },
  codes: {
    method: 'GET',
    path: '/api/v2/manage/redeemCode/{id}/codes',
    access: 'redeemCode',
    feature: 'codeExchanger',
    isStorable: false,
  },
  exportCodes: {
    method: 'GET',
    path: '/api/v2/manage/redeemCode/{id}/codes/export',
    access: 'redeemCode',
    feature: 'codeExchanger',
    isStorable: false,
  },
} as const;

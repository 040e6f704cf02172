import { resourceEndpoints } from './resource.endpoints.ts';

export const managePromoCodesEndpoints = {
  ...resourceEndpoints('promoCode', { feature: 'promoCode' }),
  generate: {
    method: 'POST',
    path: '/api/v2/promoCode/generator',
    access: 'promoCode.store',
    feature: 'promoCode',
    isStorable: false,
    idempotent: true,
  },
} as const;

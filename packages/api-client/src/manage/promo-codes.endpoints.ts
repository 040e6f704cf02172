import { resourceEndpoints } from './resource.endpoints.ts';

export const managePromoCodesEndpoints = {
  ...resourceEndpoints('promoCode'),
  generate: {
    method: 'POST',
    path: '/api/v2/promoCode/generator',
    access: 'promoCode.store',
    isStorable: false,
    idempotent: true,
  },
} as const;

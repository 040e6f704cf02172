import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { CallInput } from '../http/endpoint.ts';
import type { managePromoCodesContract } from './promo-codes.contract.ts';
import { managePromoCodesEndpoints } from './promo-codes.endpoints.ts';
import { createResourceApi, type ResourceRow, type ResourceWhole } from './resource.api.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManagePromoCodesContract = typeof managePromoCodesContract;
/** A promo code as the console's list shows it, in whole yuan. */
export type ManagedPromoCodeRow = ResourceRow<ManagePromoCodesContract>;
/** A promo code with the orders that have used it. */
export type ManagedPromoCode = ResourceWhole<ManagePromoCodesContract>;
/** How many promo codes are made at once, and of what kind. */
export type PromoCodeBatch = CallInput<ManagePromoCodesContract['generate']>['body'];

/** The calls about promo codes, as the console needs them. */
export function createManagedPromoCodes(http: Http) {
  const calls = callsOf<ManagePromoCodesContract>(http, managePromoCodesEndpoints);
  return {
    promoCodes: {
      ...createResourceApi<ManagePromoCodesContract>(http, resourceEndpoints('promoCode')),
      /** Makes many at once and answers them. A repeated `idempotencyKey` in the options makes no more. */
      generate: (batch: PromoCodeBatch, options?: CallOptions) => calls.generate({ body: batch }, options),
    },
  };
}

import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { manageCouponsContract } from './coupons.contract.ts';
import { manageCouponsEndpoints } from './coupons.endpoints.ts';
import { createResourceApi, type ResourceRow, type ResourceWhole } from './resource.api.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageCouponsContract = typeof manageCouponsContract;
/** Coupons that are given out together, as the console's list shows them, in whole yuan. */
export type ManagedCouponBatchRow = ResourceRow<ManageCouponsContract>;
/** The same with what their form needs. */
export type ManagedCouponBatch = ResourceWhole<ManageCouponsContract>;
/** One coupon of a batch: whose it is, and the order that uses it. */
export type ManagedCoupon = AnswerOf<ManageCouponsContract['coupons']>['data'][number];
/** Page, size (20 unless given), state and keywords of the coupons of a batch. */
export type ManagedCouponQuery = NonNullable<CallInput<ManageCouponsContract['coupons']>['query']>;

/** The calls about coupons, as the console needs them. */
export function createManagedCoupons(http: Http) {
  const calls = callsOf<ManageCouponsContract>(http, manageCouponsEndpoints);
  return {
    coupons: {
      ...createResourceApi<ManageCouponsContract>(http, resourceEndpoints('coupon')),
      /** Makes so many of a batch and answers their codes. A repeated `idempotencyKey` in the options makes no more. */
      generate: (id: number, num: number, options?: CallOptions) =>
        calls.generate({ params: { id }, body: { num } }, options),
      /** The coupons of a batch. */
      coupons: (id: number, query: ManagedCouponQuery = {}, options?: CallOptions) =>
        calls.coupons({ params: { id }, query }, options),
      exportCoupons: (
        id: number,
        query: CallInput<ManageCouponsContract['exportCoupons']>['query'],
        options?: CallOptions,
      ) => calls.exportCoupons({ params: { id }, query }, options),
    },
  };
}

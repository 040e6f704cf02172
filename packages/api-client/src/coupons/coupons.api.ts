import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { GoodsRef } from '../orders/orders.api.ts';
import type { couponsContract } from './coupons.contract.ts';
import { couponsEndpoints } from './coupons.endpoints.ts';

/** A coupon that the account has; money in whole yuan, `rate` in per cent left to pay where the type is `discount`. */
export type Coupon = AnswerOf<typeof couponsContract.mine>['data'][number];
/** `used` by an order that is paid or waits to be; `expired` a day after the deadline. */
export type CouponStatus = Coupon['status'];
/** What can be taken now: `unreceived` are left of it. */
export type CouponOffer = AnswerOf<typeof couponsContract.offers>['data'][number];
/** A coupon of the account that counts for some goods, with what it takes off in whole yuan. */
export type FittingCoupon = AnswerOf<typeof couponsContract.fitting>[number];
/** Page, size (20 unless given) and status of the account's coupons; unused ones when left out. */
export type CouponQuery = NonNullable<CallInput<typeof couponsContract.mine>['query']>;

/** The calls about coupons, over `client.http`. */
export type CouponsApi = ReturnType<typeof createCouponsApi>;

/** The calls about coupons alone. All need a session. */
export function createCouponsApi(http: Http) {
  const calls = callsOf<typeof couponsContract>(http, couponsEndpoints);
  return {
    mine: (query: CouponQuery = {}, options?: CallOptions) => calls.mine({ query }, options),
    offers: (query: { page?: number; size?: number } & Partial<GoodsRef> = {}, options?: CallOptions) =>
      calls.offers({ query }, options),
    /** Rejects with code 1 and the server's words where there is none to have, 404 for a link that leads nowhere. */
    take: (token: string, options?: CallOptions) => calls.take({ body: { token } }, options),
    /** Likewise by a code; with code 429 and the seconds to wait for who tries too many. */
    takeByCode: (code: string, options?: CallOptions) => calls.takeByCode({ body: { code } }, options),
    /** The one that takes most off first. */
    fitting: ({ goods_type, goods_id }: GoodsRef, options?: CallOptions) =>
      calls.fitting({ query: { goods_type, goods_id } }, options),
  };
}

import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import { flashSalesEndpoints } from './deals.endpoints.ts';
import type { flashSalesContract } from './flash-sales.contract.ts';

/** One page of flash sales, with the server's time in `now`. */
export type FlashSaleList = AnswerOf<typeof flashSalesContract.list>;
/** A flash sale; prices in whole yuan. */
export type FlashSale = FlashSaleList['data'][number];
/** A flash sale, the server's time in `now`, and what the signed-in user has got hold of. */
export type FlashSaleDetail = AnswerOf<typeof flashSalesContract.detail>;
/** A piece that somebody got hold of: `status` 0 to be paid, 1 paid, 3 let go. */
export type FlashSaleSlot = AnswerOf<typeof flashSalesContract.join>;
/** The same in a list of one's own, with its sale. */
export type OwnFlashSaleSlot = AnswerOf<typeof flashSalesContract.mine>['data'][number];

type SaleQuery = NonNullable<CallInput<typeof flashSalesContract.list>['query']>;
type Proof = CallInput<typeof flashSalesContract.join>['body'];

/** The calls about flash sales. */
export type FlashSalesApi = ReturnType<typeof createFlashSalesApi>;

/** The calls about flash sales, apart from the whole client: pages build them late. */
export function createFlashSalesApi(http: Http) {
  const calls = callsOf<typeof flashSalesContract>(http, flashSalesEndpoints);
  return {
    list: (query: SaleQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when it does not exist or is hidden. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
    /** Rejects with code 1 and the reason to show; `field` is `image_captcha` for a wrong answer. */
    join: (id: number, proof: Proof, options?: CallOptions) =>
      calls.join({ params: { id }, body: proof }, options),
    /** Of a slot. Rejects with code 1 when it was let go. */
    buy: (slotId: number, options?: CallOptions) => calls.buy({ params: { id: slotId } }, options),
    mine: (query: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.mine({ query }, options),
  };
}

import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import type { promoCodesContract } from './promo-codes.contract.ts';
import { promoCodesEndpoints } from './promo-codes.endpoints.ts';

/** Whether a code can be used, and what it takes off in whole yuan. */
export type PromoCodeCheck = AnswerOf<typeof promoCodesContract.check>;

/** A code that the account has used, and for what: `discount` in whole yuan. */
export type UsedPromoCode = AnswerOf<typeof promoCodesContract.mine>['data'][number];

/** The calls about promo codes, over `client.http`. */
export type PromoCodesApi = ReturnType<typeof createPromoCodesApi>;

/** The calls about promo codes alone. They need a session and the section `promoCode`. */
export function createPromoCodesApi(http: Http) {
  const calls = callsOf<typeof promoCodesContract>(http, promoCodesEndpoints);
  return {
    /** Rejects with code 429 and the seconds to wait for who tries too many. */
    check: (code: string, options?: CallOptions) => calls.check({ params: { code } }, options),
    mine: (query: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.mine({ query }, options),
  };
}

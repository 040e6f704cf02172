import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { redeemCodesContract } from './redeem-codes.contract.ts';
import { redeemCodesEndpoints } from './redeem-codes.endpoints.ts';

/** What a code gives, before it is taken. */
export type RedeemableActivity = AnswerOf<typeof redeemCodesContract.query>['activity'];

/** What the account has got by a code, and when. */
export type RedeemRecord = AnswerOf<typeof redeemCodesContract.confirm>;

/** A code with the answer to an image captcha, which is good for one call. */
export type RedeemQuery = CallInput<typeof redeemCodesContract.query>['body'];

/** The calls about redeem codes, over `client.http`. */
export type RedeemCodesApi = ReturnType<typeof createRedeemCodesApi>;

/** The calls about redeem codes alone. They need a session and the section `codeExchanger`. */
export function createRedeemCodesApi(http: Http) {
  const calls = callsOf<typeof redeemCodesContract>(http, redeemCodesEndpoints);
  return {
    /** Rejects with code 1 and the field `image_captcha` or `code`, with code 429 for who tries too many. */
    query: (asked: RedeemQuery, options?: CallOptions) => calls.query({ body: asked }, options),
    /** Takes what the code gives. A code is used up by it. */
    confirm: (code: string, options?: CallOptions) => calls.confirm({ body: { code } }, options),
    records: (query: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.records({ query }, options),
  };
}

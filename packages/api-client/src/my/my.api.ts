import type { AnswerOf } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { myContract } from './my.contract.ts';
import { myEndpoints } from './my.endpoints.ts';

/** The signed-in account as its owner sees it. The mobile number is masked; flags are 0 or 1. */
export type User = AnswerOf<typeof myContract.detail>;

/** The calls about the signed-in account. Each rejects as `unauthorized` without a session. */
export type MyApi = ReturnType<typeof createMyApi>;

/** The calls about the signed-in account alone, for a bundle without the other domains. */
export function createMyApi(http: Http) {
  const calls = callsOf<typeof myContract>(http, myEndpoints);
  return {
    detail: (options?: CallOptions) => calls.detail({}, options),
    /** Rejects with the server's words when the one change is spent. */
    rename: (nickName: string, options?: CallOptions) =>
      calls.rename({ body: { nick_name: nickName } }, options),
  };
}

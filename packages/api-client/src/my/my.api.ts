import type { AnswerOf } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { myContract } from './my.contract.ts';

export type User = AnswerOf<typeof myContract.detail>;

export type MyApi = ReturnType<typeof createMyApi>;

export function createMyApi(http: Http) {
  return {
    detail: (options?: CallOptions) => http.call(myContract.detail, {}, options),
    /** Rejects with the server's words when the one change is spent. */
    rename: (nickName: string, options?: CallOptions) =>
      http.call(myContract.rename, { body: { nick_name: nickName } }, options),
  };
}

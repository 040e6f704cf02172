import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import type { creditsContract } from './credits.contract.ts';
import { creditsEndpoints } from './credits.endpoints.ts';

/** One change of the signed-in user's credits. */
export type CreditRecord = AnswerOf<typeof creditsContract.records>['data'][number];

/** The calls about credits, apart from the whole client: `createCreditsApi(client.http)`. */
export function createCreditsApi(http: Http) {
  const calls = callsOf<typeof creditsContract>(http, creditsEndpoints);
  return {
    /** With `credit1`, what the account holds now. */
    records: (query: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.records({ query }, options),
    rules: (options?: CallOptions) => calls.rules({}, options),
  };
}

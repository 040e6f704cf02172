import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { manageBinContract } from './bin.contract.ts';
import { manageBinEndpoints } from './bin.endpoints.ts';

type BinCalls = typeof manageBinContract;

/** Filters and page of the bin's list. */
export type BinQuery = NonNullable<CallInput<BinCalls['list']>['query']>;
/** Deleted thing that can be restored. */
export type DeletedThing = AnswerOf<BinCalls['list']>['data'][number];
/** Result of restoring: ids that were restored, and the others with the reason. */
export type BinRestored = AnswerOf<BinCalls['restore']>;

/** Creates the calls of the console's bin. */
export function createBinApi(http: Http) {
  const bin = callsOf<BinCalls>(http, manageBinEndpoints);
  return {
    list: (query: BinQuery, options?: CallOptions) => bin.list({ query }, options),
    kinds: (options?: CallOptions) => bin.kinds({}, options),
    /** Restores what can be restored, at most 100 entries. */
    restore: (ids: readonly number[], options?: CallOptions) =>
      bin.restore({ body: { ids: [...ids] } }, { timeout: 60_000, ...options }),
  };
}

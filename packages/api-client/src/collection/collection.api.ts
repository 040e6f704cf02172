import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { CallInput } from '../http/endpoint.ts';
import type { collectionContract } from './collection.contract.ts';
import { collectionEndpoints } from './collection.endpoints.ts';

/** A type, and one or two levels of category. */
export type CollectionQuery = NonNullable<CallInput<typeof collectionContract.questions>['query']>;

/** The calls about collected questions. A widget takes a slice of it. */
export type CollectionApi = ReturnType<typeof createCollectionApi>;

/** The calls about collected questions, apart from the whole client: pages build them late. */
export function createCollectionApi(http: Http) {
  const calls = callsOf<typeof collectionContract>(http, collectionEndpoints);
  return {
    /** 1 or 0 by question. */
    statusMulti: (ids: number[], options?: CallOptions) =>
      calls.statusMulti({ body: { question_ids: ids } }, options),
    /** Collects it or lets it go; safe to repeat. */
    collect: (id: number, isCollected: boolean, options?: CallOptions) =>
      calls.action({ body: { question_id: id, status: isCollected ? 1 : 0 } }, options),
    /** Categories are narrowed to a type where one is given. */
    stats: (type?: number, options?: CallOptions) =>
      calls.stats({ query: type === undefined ? {} : { question_type: type } }, options),
    questions: (query: CollectionQuery = {}, options?: CallOptions) => calls.questions({ query }, options),
  };
}

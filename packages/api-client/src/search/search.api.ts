import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { searchContract } from './search.contract.ts';
import { searchEndpoints } from './search.endpoints.ts';

/** Keywords between spaces, all of which must occur, with page, size and type; every type when left out. */
export type SearchQuery = CallInput<typeof searchContract.find>['query'];
/** One page of results, best first, and in `counts` how many each type has. */
export type SearchPage = AnswerOf<typeof searchContract.find>;
/**
 * Something that was found. Marks are `[from, to)` in UTF-16 units; `p` is HTML to be sanitised, `snippet` the same as
 * plain text.
 */
export type SearchResult = SearchPage['data'][number];
/** A kind of content that search knows, in the order of the search dialog's tabs. */
export type SearchType = SearchResult['resource_type'];
/** A keyword that the account has searched for lately. */
export type SearchKeyword = AnswerOf<typeof searchContract.keywords>['keywords'][number];

/** The search calls. A widget takes this slice, never the whole client. */
export type SearchApi = ReturnType<typeof createSearchApi>;

/** The search calls alone, for a bundle without the other domains. Recent keywords need a session. */
export function createSearchApi(http: Http) {
  const calls = callsOf<typeof searchContract>(http, searchEndpoints);
  return {
    /** A first page of a signed-in person is remembered under their recent keywords. */
    find: (query: SearchQuery, options?: CallOptions) => calls.find({ query }, options),
    /** Returns at most eight results for keywords while they are typed. The keywords are not stored. */
    suggest: async (keywords: string, options?: CallOptions): Promise<SearchResult[]> =>
      (await calls.suggest({ query: { keywords } }, options)).data,
    keywords: async (options?: CallOptions): Promise<SearchKeyword[]> =>
      (await calls.keywords({}, options)).keywords,
    deleteKeywords: (ids: number[], options?: CallOptions) =>
      calls.deleteKeywords({ body: { ids } }, options),
  };
}

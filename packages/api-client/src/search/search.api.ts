import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { searchContract } from './search.contract.ts';

export type SearchQuery = CallInput<typeof searchContract.find>['query'];
export type SearchPage = AnswerOf<typeof searchContract.find>;
export type SearchResult = SearchPage['data'][number];
export type SearchType = SearchResult['resource_type'];
export type SearchKeyword = AnswerOf<typeof searchContract.keywords>['keywords'][number];

/** The search calls. A widget takes this slice, never the whole client. */
export type SearchApi = ReturnType<typeof createSearchApi>;

export function createSearchApi(http: Http) {
  return {
    /** A first page of a signed-in person is remembered under their recent keywords. */
    find: ({ keywords, ...query }: SearchQuery, options?: CallOptions) =>
      http.call(searchContract.find, { query: { ...query, keywords: wellFormed(keywords) } }, options),
    keywords: async (options?: CallOptions): Promise<SearchKeyword[]> =>
      (await http.call(searchContract.keywords, {}, options)).keywords,
    deleteKeywords: (ids: number[], options?: CallOptions) =>
      http.call(searchContract.deleteKeywords, { body: { ids } }, options),
  };
}

/** Without halves of characters, which no address can hold: a hasty deletion may leave one. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '');

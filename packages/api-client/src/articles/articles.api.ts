import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { articlesContract } from './articles.contract.ts';
import { articlesEndpoints } from './articles.endpoints.ts';

/** Page, size (12 unless given) and category of a list of articles. */
export type ArticleQuery = NonNullable<CallInput<typeof articlesContract.list>['query']>;
/** One page of articles in `data`, and all categories beside it. */
export type ArticleList = AnswerOf<typeof articlesContract.list>;
/** An article as lists show it, without its text. `charge` is whole yuan. */
export type ArticleCard = ArticleList['data']['data'][number];
/** A category to filter by, with the number of its published articles. */
export type ArticleCategory = ArticleList['categories'][number];
/** An article with its HTML, its neighbours by date and up to 4 related ones; `study` is null for visitors. */
export type ArticleDetail = AnswerOf<typeof articlesContract.detail>;

/** The article calls. A page takes this slice, never the whole client. */
export type ArticlesApi = ReturnType<typeof createArticlesApi>;

/** The article calls alone, for a bundle without the other domains. Visitors may make them. */
export function createArticlesApi(http: Http) {
  const calls = callsOf<typeof articlesContract>(http, articlesEndpoints);
  return {
    list: (query: ArticleQuery, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when the article does not exist or is hidden. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
  };
}

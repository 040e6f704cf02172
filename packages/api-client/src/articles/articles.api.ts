import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { articlesContract } from './articles.contract.ts';

export type ArticleQuery = NonNullable<CallInput<typeof articlesContract.list>['query']>;
export type ArticleList = AnswerOf<typeof articlesContract.list>;
export type ArticleCard = ArticleList['data']['data'][number];
export type ArticleCategory = ArticleList['categories'][number];
export type ArticleDetail = AnswerOf<typeof articlesContract.detail>;

export type ArticlesApi = ReturnType<typeof createArticlesApi>;

export function createArticlesApi(http: Http) {
  return {
    list: (query: ArticleQuery, options?: CallOptions) =>
      http.call(articlesContract.list, { query }, options),
    /** Rejects with code 404 when the article does not exist or is hidden. */
    detail: (id: number, options?: CallOptions) =>
      http.call(articlesContract.detail, { params: { id } }, options),
  };
}

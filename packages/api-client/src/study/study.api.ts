import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import { studyContract } from './study.contract.ts';

export type StudyQuery = CallInput<typeof studyContract.articles>['query'];
export type StudyScene = StudyQuery['scene'];
export type StudyPage = AnswerOf<typeof studyContract.articles>;
export type StudiedArticle = StudyPage['data'][number];
export type FavoriteRef = CallInput<typeof studyContract.collect>['params'];

/** The calls about a person's own studying. A widget takes this slice, never the whole client. */
export type StudyApi = ReturnType<typeof createStudyApi>;

export function createStudyApi(http: Http) {
  return {
    articles: (query: StudyQuery, options?: CallOptions) =>
      http.call(studyContract.articles, { query }, options),
    /** `place`: whole per cent of the text that has been passed. */
    record: (articleId: number, place: number, options?: CallOptions) =>
      http.call(studyContract.record, { params: { id: articleId }, body: { place } }, options),
    collect: (favorite: FavoriteRef, options?: CallOptions) =>
      http.call(studyContract.collect, { params: favorite }, options),
    release: (favorite: FavoriteRef, options?: CallOptions) =>
      http.call(studyContract.release, { params: favorite }, options),
  };
}

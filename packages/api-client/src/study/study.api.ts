import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { studyContract } from './study.contract.ts';
import { studyEndpoints } from './study.endpoints.ts';

/** Which of the account's things are wanted, with page and size (10 unless given, 50 at most). */
export type StudyQuery = CallInput<typeof studyContract.list>['query'];
/**
 * `learning` are things that were begun, `subscribed` those that were bought, `collected` those that were set aside.
 */
export type StudyTab = StudyQuery['scene'];
/** One page of the account's things, latest first. */
export type StudyPage = AnswerOf<typeof studyContract.list>;
/**
 * A thing with what the account has done with it: `progress` in whole per cent, times null where nothing was done.
 */
export type StudiedResource = StudyPage['data'][number];
/** A thing in a list of somebody's own: one that is `gone` has neither title nor picture. */
export type ListedResource = StudiedResource['resource'];
/** What can stand in such a list. */
export type ResourceType = ListedResource['type'];
/** Type and id of something that can be set aside. */
export type FavoriteRef = CallInput<typeof studyContract.collect>['params'];

/** Type and id of something that may be liked. */
export type ThumbsUpRef = CallInput<typeof studyContract.thumbsUp>['params'];

/** The calls about a person's own studying. A widget takes this slice, never the whole client. */
export type StudyApi = ReturnType<typeof createStudyApi>;

/** The study calls alone, for a bundle without the other domains. All need a session. */
export function createStudyApi(http: Http) {
  const calls = callsOf<typeof studyContract>(http, studyEndpoints);
  return {
    list: (query: StudyQuery, options?: CallOptions) => calls.list({ query }, options),
    /** `place`: whole per cent of the text that has been passed. */
    record: (articleId: number, place: number, options?: CallOptions) =>
      calls.record({ params: { id: articleId }, body: { place } }, options),
    /** Likes it, or does not any more. */
    thumbsUp: (thing: ThumbsUpRef, isOn: boolean, options?: CallOptions) =>
      calls.thumbsUp({ params: thing, body: { is_thumbs_up: isOn } }, options),
    collect: (favorite: FavoriteRef, options?: CallOptions) => calls.collect({ params: favorite }, options),
    release: (favorite: FavoriteRef, options?: CallOptions) => calls.release({ params: favorite }, options),
  };
}

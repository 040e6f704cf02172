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

/** What the account goes on with; each part null where there is none. */
export type StudyContinue = AnswerOf<typeof studyContract.continue>;
/** The lesson that is next. */
export type NextLesson = NonNullable<StudyContinue['lesson']>;
/** The days of the last year that the account has studied on, by the calendar of the school. */
export type StudyDays = AnswerOf<typeof studyContract.days>;
/** Page and size (20 unless given, 50 at most). */
export type HistoryQuery = NonNullable<CallInput<typeof studyContract.history>['query']>;
/** One page of what the account has watched and read, the latest first. */
export type HistoryPage = AnswerOf<typeof studyContract.history>;
/** One row of it. */
export type HistoryRow = HistoryPage['data'][number];
/** Type and id of what can stand in the history. */
export type HistoryRef = CallInput<typeof studyContract.forget>['params'];

/** The calls about a person's own studying. A widget takes this slice, never the whole client. */
export type StudyApi = ReturnType<typeof createStudyApi>;

/** The study calls alone, for a bundle without the other domains. All need a session. */
export function createStudyApi(http: Http) {
  const calls = callsOf<typeof studyContract>(http, studyEndpoints);
  return {
    list: (query: StudyQuery, options?: CallOptions) => calls.list({ query }, options),
    continue: (options?: CallOptions) => calls.continue({}, options),
    days: (options?: CallOptions) => calls.days({}, options),
    history: (query: HistoryQuery = {}, options?: CallOptions) => calls.history({ query }, options),
    /** Until it is studied again; how far it was studied stays. */
    forget: (thing: HistoryRef, options?: CallOptions) => calls.forget({ params: thing }, options),
    /** `place`: whole per cent of the text that has been passed. */
    record: (articleId: number, place: number, options?: CallOptions) =>
      calls.record({ params: { id: articleId }, body: { place } }, options),
    /** Likes it, or does not any more. */
    thumbsUp: (thing: ThumbsUpRef, isOn: boolean, options?: CallOptions) =>
      calls.thumbsUp({ params: thing, body: { is_thumbs_up: isOn } }, options),
    /** In a folder by `folderId`; what was set aside already moves there. */
    collect: (favorite: FavoriteRef, options?: CallOptions & { folderId?: number }) => {
      const { folderId, ...rest } = options ?? {};
      const body = folderId === undefined ? {} : { category_id: folderId };
      return calls.collect({ params: favorite, body }, rest);
    },
    release: (favorite: FavoriteRef, options?: CallOptions) => calls.release({ params: favorite }, options),
  };
}

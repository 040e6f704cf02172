import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { myLearningContract } from './my-learning.contract.ts';
import { myLearningEndpoints } from './my-learning.endpoints.ts';

/** Page and size (10 unless given, 50 at most). */
export type MyLearningQuery = NonNullable<CallInput<typeof myLearningContract.courses>['query']>;
/** A course of the account, and how far it has come with it. */
export type MyCourse = AnswerOf<typeof myLearningContract.courses>['data'][number];
/** A column of the account, likewise. */
export type MyCombo = AnswerOf<typeof myLearningContract.combos>['data'][number];
/** A single video of the account, likewise. */
export type MyVideo = AnswerOf<typeof myLearningContract.videos>['data'][number];
/** A lesson of a course, and what the account has studied of it. */
export type LearnedLesson = AnswerOf<typeof myLearningContract.course>['lessons'][number];

/** The calls about what belongs to the account. */
export type MyLearningApi = ReturnType<typeof createMyLearningApi>;

/** The calls about what belongs to the account, apart from the whole client: `createMyLearningApi(client.http)`. */
export function createMyLearningApi(http: Http) {
  const calls = callsOf<typeof myLearningContract>(http, myLearningEndpoints);
  return {
    courses: (query: MyLearningQuery = {}, options?: CallOptions) => calls.courses({ query }, options),
    combos: (query: MyLearningQuery = {}, options?: CallOptions) => calls.combos({ query }, options),
    videos: (query: MyLearningQuery = {}, options?: CallOptions) => calls.videos({ query }, options),
    /** The lessons of one course in their order. Code 404 for one that is not theirs to see. */
    course: (id: number, options?: CallOptions) => calls.course({ params: { id } }, options),
  };
}

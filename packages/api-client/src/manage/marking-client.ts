import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { manageMarkingContract } from './marking.contract.ts';
import { manageMarkingEndpoints } from './marking.endpoints.ts';

type Calls = typeof manageMarkingContract;

/** What the list of attempts that wait may be asked for. */
export type MarkingQuery = NonNullable<CallInput<Calls['list']>['query']>;
/** An attempt that waits to be marked, as the console's list shows it. */
export type WaitingAttempt = AnswerOf<Calls['list']>['data'][number];
/** A paper with attempts that wait. */
export type WaitingPaper = AnswerOf<Calls['papers']>['data'][number];
/** A submitted attempt with its questions, what was answered and what is right. */
export type MarkedAttempt = AnswerOf<Calls['find']>;
/** What one essay is given, and what was seen as given before. */
export type EssayMark = CallInput<Calls['mark']>['body']['marks'][number];
/** What came of marking: whether anything waits still, and the total when nothing does. */
export type MarkingOutcome = AnswerOf<Calls['mark']>;

/** The calls of marking. A widget takes this slice. */
export type MarkingApi = ReturnType<typeof createMarkingApi>;

/** The calls about attempts that wait to be marked. */
export function createMarkingApi(http: Http) {
  const calls = callsOf<Calls>(http, manageMarkingEndpoints);
  return {
    /** The one that has waited longest comes first. */
    list: (query: MarkingQuery, options?: CallOptions) => calls.list({ query }, options),
    /** Papers with attempts that wait. */
    papers: (options?: CallOptions) => calls.papers({}, options),
    /** Rejects with code 404 when there is no such attempt, and while it runs. */
    find: (id: number, options?: CallOptions) => calls.find({ params: { id } }, options),
    /** All marks or none. Rejects with code 409 when somebody else has marked meanwhile. A repeated `idempotencyKey` does it once. */
    mark: (id: number, marks: readonly EssayMark[], options?: CallOptions) =>
      calls.mark({ params: { id }, body: { marks: [...marks] } }, options),
  };
}

import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { manageLogContract } from './log.contract.ts';
import { manageLogEndpoints } from './log.endpoints.ts';

type LogCalls = typeof manageLogContract;

/** Filters and page of the list of logged actions. */
export type LogQuery = NonNullable<CallInput<LogCalls['actions']>['query']>;
/** Action of the staff as the log lists it. */
export type LoggedAction = AnswerOf<LogCalls['actions']>['data'][number];
/** Logged action with the fields that it changed. */
export type LoggedChanges = AnswerOf<LogCalls['action']>;
/** Member of the staff whose actions the log holds. */
export type LogActor = AnswerOf<LogCalls['actors']>['data'][number];

/** Creates the calls of the console's log. */
export function createLogApi(http: Http) {
  const log = callsOf<LogCalls>(http, manageLogEndpoints);
  return {
    actions: (query: LogQuery, options?: CallOptions) => log.actions({ query }, options),
    action: (id: number, options?: CallOptions) => log.action({ params: { id } }, options),
    actors: (options?: CallOptions) => log.actors({}, options),
    exportRows: (query: NonNullable<CallInput<LogCalls['exportRows']>['query']>, options?: CallOptions) =>
      log.exportRows({ query }, { timeout: 60_000, ...options }),
    /** Undoes an action of one's own. Rejects with code 1 when it was changed again since, or when it is too old. */
    undo: (id: number, options?: CallOptions) => log.undo({ params: { id } }, options),
  };
}

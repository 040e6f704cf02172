import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { teachersContract } from './teachers.contract.ts';
import { teachersEndpoints } from './teachers.endpoints.ts';

/** Page and size; the page starts at 1. */
export type TeacherQuery = NonNullable<CallInput<typeof teachersContract.list>['query']>;
/** One page of teachers in `data`, and how many there are. */
export type TeacherList = AnswerOf<typeof teachersContract.list>;
/** A teacher as a list shows them, with how much of theirs is published. */
export type TeacherCard = TeacherList['data'][number];
/** A teacher with the newest of their courses and articles. */
export type TeacherDetail = AnswerOf<typeof teachersContract.detail>;

/** The calls about teachers. */
export type TeachersApi = ReturnType<typeof createTeachersApi>;

/** The calls about teachers, apart from the whole client: pages build them late, `createTeachersApi(client.http)`. */
export function createTeachersApi(http: Http) {
  const calls = callsOf<typeof teachersContract>(http, teachersEndpoints);
  return {
    list: (query: TeacherQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when there is no such teacher, or nothing of theirs is published. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
  };
}

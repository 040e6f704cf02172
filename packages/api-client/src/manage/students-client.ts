import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { manageStudentsContract } from './students.contract.ts';
import { manageStudentsEndpoints } from './students.endpoints.ts';

type Calls = typeof manageStudentsContract;

/** Somebody who studies a course; `id` is theirs. */
export type CourseStudent = AnswerOf<Calls['list']>['data'][number];
/** What the list of a course's students may be asked for. */
export type StudentsQuery = NonNullable<CallInput<Calls['list']>['query']>;
/** What a file of them may be asked for. */
type StudentsExport = NonNullable<CallInput<Calls['exportRows']>['query']>;

/** Who studies the courses. */
export function createManagedStudents(http: Http) {
  const calls = callsOf<Calls>(http, manageStudentsEndpoints);
  return {
    students: {
      /** Rejects with code 404 when the course is not there, or another's. */
      list: (course: number, query: StudentsQuery, options?: CallOptions) =>
        calls.list({ params: { id: course }, query }, options),
      exportRows: (course: number, query: StudentsExport, options?: CallOptions) =>
        calls.exportRows({ params: { id: course }, query }, { timeout: 60_000, ...options }),
    },
  };
}

import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import type { manageLessonsContract } from './lessons.contract.ts';
import { manageLessonsEndpoints } from './lessons.endpoints.ts';

type Calls = typeof manageLessonsContract;

/** What came of an import, or would. */
export type LessonImport = AnswerOf<Calls['importRows']>;

/** Lessons of many courses at once. */
export function createManagedLessons(http: Http) {
  const calls = callsOf<Calls>(http, manageLessonsEndpoints);
  return {
    lessons: {
      /** A file to go by. */
      template: (options?: CallOptions) => calls.template({}, options),
      /** `content` is the xlsx file, base64. A repeated `idempotencyKey` writes once. */
      importRows: (content: string, isDryRun: boolean, options?: CallOptions) =>
        calls.importRows({ body: { content, is_dry_run: isDryRun } }, { timeout: 60_000, ...options }),
    },
  };
}

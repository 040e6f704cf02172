import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { CallInput } from '../http/endpoint.ts';
import type { managePreviewsContract } from './previews.contract.ts';
import { managePreviewsEndpoints } from './previews.endpoints.ts';

type Calls = typeof managePreviewsContract;

/** Whom something is shown to: who has bought it is a `learner`. */
export type PreviewedAs = NonNullable<NonNullable<CallInput<Calls['course']>['query']>['as']>;

/** What is taught, as others find it. Nothing of it is counted or kept. */
export function createManagedPreviews(http: Http) {
  const calls = callsOf<Calls>(http, managePreviewsEndpoints);
  return {
    previews: {
      /** Rejects with code 404 when the course is not there, or another's. */
      course: (id: number, as: PreviewedAs, options?: CallOptions) =>
        calls.course({ params: { id }, query: { as } }, options),
    },
  };
}

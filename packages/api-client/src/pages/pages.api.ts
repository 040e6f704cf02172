import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { pagesContract } from './pages.contract.ts';
import { pagesEndpoints } from './pages.endpoints.ts';
import type { applicationPages } from './application.rules.ts';

type Calls = typeof pagesContract;

/** A page that ends in a form of application. */
export type ApplicationPage = (typeof applicationPages)[number];
/** Title and text of such a page. */
export type SchoolPage = AnswerOf<Calls['detail']>;
/** What somebody sends who applies. */
export type NewApplication = CallInput<Calls['apply']>['body'];

/** The calls of the school's pages about itself. */
export type PagesApi = ReturnType<typeof createPagesApi>;

/** Makes the calls of the school's pages about itself. */
export function createPagesApi(http: Http) {
  const calls = callsOf<Calls>(http, pagesEndpoints);
  return {
    /** Rejects with code 404 while there is none of this name, and with code 400 for what is no name of a page. */
    detail: (name: string, options?: CallOptions) => calls.detail({ params: { name } }, options),
    /** Sends an application. Rejects with code 429 when too many came from one network or number. */
    apply: (body: NewApplication, options?: CallOptions) => calls.apply({ body }, options),
  };
}

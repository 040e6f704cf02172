import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { issuesContract } from './issues.contract.ts';
import { issuesEndpoints } from './issues.endpoints.ts';

/** Which topics are wanted: page, size (16 unless given), scene and words. */
export type IssueQuery = NonNullable<CallInput<typeof issuesContract.list>['query']>;
/** A topic in a list. */
export type IssueCard = AnswerOf<typeof issuesContract.list>['data'][number];
/** A topic. `content` is HTML to be sanitised. */
export type Issue = AnswerOf<typeof issuesContract.detail>['issue'];
/** What is begun. The same `client_id` twice begins once. */
export type NewIssue = CallInput<typeof issuesContract.store>['body'];
/** What an author changes. */
type IssueChange = CallInput<typeof issuesContract.update>['body'];

/** The calls about topics. */
export type IssuesApi = ReturnType<typeof createIssuesApi>;

/** The calls about topics: pages build them late, `createIssuesApi(client.http)`. */
export function createIssuesApi(http: Http) {
  const calls = callsOf<typeof issuesContract>(http, issuesEndpoints);
  const of = (id: number) => ({ params: { id } });
  return {
    list: (query: IssueQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 for what the caller may not see. */
    detail: async (id: number, options?: CallOptions): Promise<Issue> =>
      (await calls.detail(of(id), options)).issue,
    /** Resolves to its id. */
    store: async (issue: NewIssue, options?: CallOptions): Promise<number> =>
      (await calls.store({ body: issue }, options)).id,
    update: (id: number, change: IssueChange, options?: CallOptions) =>
      calls.update({ ...of(id), body: change }, options),
    remove: (id: number, options?: CallOptions) => calls.remove(of(id), options),
    restore: (id: number, options?: CallOptions) => calls.restore(of(id), options),
    /** Needs the right to look after the community. What is left out stays. */
    mark: (id: number, marks: { is_pinned?: boolean; is_digest?: boolean }, options?: CallOptions) =>
      calls.mark({ ...of(id), body: marks }, options),
    mine: (page: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.mine({ query: page }, options),
  };
}

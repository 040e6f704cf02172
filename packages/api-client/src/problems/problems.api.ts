import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { problemsContract } from './problems.contract.ts';
import { problemsEndpoints } from './problems.endpoints.ts';

/** Which problems are wanted: page, size (16 unless given), scene, category and words. */
export type ProblemQuery = NonNullable<CallInput<typeof problemsContract.list>['query']>;
/** One page of problems, and the categories that it can be narrowed to. */
export type ProblemList = AnswerOf<typeof problemsContract.list>;
/** A problem in a list. */
export type ProblemCard = ProblemList['data']['data'][number];
/** A problem. `content` is HTML to be sanitised. */
export type CommunityProblem = AnswerOf<typeof problemsContract.detail>['problem'];
/** An answer to a problem. `content` is HTML to be sanitised. */
export type Solution = AnswerOf<typeof problemsContract.solutions>['data'][number];
/** A solution, and what it answers. */
export type SolutionDetail = AnswerOf<typeof problemsContract.solution>;
/** A solution of one's own in a list. */
export type OwnSolution = AnswerOf<typeof problemsContract.mySolutions>['data'][number];
/** What is asked. The same `client_id` twice asks once. */
export type NewProblem = CallInput<typeof problemsContract.store>['body'];
/** What changes of a problem. */
export type ProblemChange = CallInput<typeof problemsContract.update>['body'];
/** What who asks chooses from. */
export type ProblemForm = AnswerOf<typeof problemsContract.form>;
/** A problem that may ask the same. */
export type SimilarProblem = AnswerOf<typeof problemsContract.similar>['data'][number];

/** The calls about problems and solutions. */
export type ProblemsApi = ReturnType<typeof createProblemsApi>;

/** The calls about problems and solutions: pages build them late, `createProblemsApi(client.http)`. */
export function createProblemsApi(http: Http) {
  const calls = callsOf<typeof problemsContract>(http, problemsEndpoints);
  const of = (id: number) => ({ params: { id } });
  return {
    list: (query: ProblemQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    form: (options?: CallOptions): Promise<ProblemForm> => calls.form({}, options),
    /** The likeliest first. */
    similar: async (title: string, options?: CallOptions): Promise<SimilarProblem[]> =>
      (await calls.similar({ query: { title } }, options)).data,
    /** Rejects with code 404 for what the caller may not see. */
    detail: async (id: number, options?: CallOptions): Promise<CommunityProblem> =>
      (await calls.detail(of(id), options)).problem,
    solutions: (
      id: number,
      query: { page?: number; size?: number; sort?: 'likes' | 'newest' } = {},
      options?: CallOptions,
    ) => calls.solutions({ ...of(id), query }, options),
    solution: (id: number, options?: CallOptions): Promise<SolutionDetail> => calls.solution(of(id), options),
    /** Resolves to its id. */
    store: async (problem: NewProblem, options?: CallOptions): Promise<number> =>
      (await calls.store({ body: problem }, options)).id,
    update: (id: number, change: ProblemChange, options?: CallOptions) =>
      calls.update({ ...of(id), body: change }, options),
    remove: (id: number, options?: CallOptions) => calls.remove(of(id), options),
    restore: (id: number, options?: CallOptions) => calls.restore(of(id), options),
    /** Resolves to the id of the solution. */
    answer: async (
      id: number,
      solution: { client_id: string; content: string },
      options?: CallOptions,
    ): Promise<number> => (await calls.answer({ ...of(id), body: solution }, options)).id,
    updateSolution: (id: number, content: string, options?: CallOptions) =>
      calls.updateSolution({ ...of(id), body: { content } }, options),
    removeSolution: (id: number, options?: CallOptions) => calls.removeSolution(of(id), options),
    restoreSolution: (id: number, options?: CallOptions) => calls.restoreSolution(of(id), options),
    /** `solutionId` null takes the acceptance back. */
    accept: (id: number, solutionId: number | null, options?: CallOptions) =>
      calls.accept({ ...of(id), body: { solution_id: solutionId } }, options),
    /** Needs the right to look after problems. */
    merge: (id: number, intoId: number, options?: CallOptions) =>
      calls.merge({ ...of(id), body: { into_id: intoId } }, options),
    mine: (page: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.mine({ query: page }, options),
    mySolutions: (page: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.mySolutions({ query: page }, options),
  };
}

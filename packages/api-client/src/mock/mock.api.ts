import type { ExamsApi } from '../exams/exams.api.ts';
import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { mockContract } from './mock.contract.ts';
import { mockEndpoints } from './mock.endpoints.ts';

/** One page of mock papers in `data`, beside it all categories and what the signed-in user has done. */
export type MockPaperList = AnswerOf<typeof mockContract.list>;
/** A mock paper as a list shows it: time in minutes, price in whole yuan. */
export type MockPaperCard = MockPaperList['data']['data'][number];
/** A mock paper, the attempts of the signed-in user, and whether they may begin. */
export type MockPaperDetail = AnswerOf<typeof mockContract.detail>;

/** Page, size and up to two levels of category; the page starts at 1. */
type MockQuery = NonNullable<CallInput<typeof mockContract.list>['query']>;

/** The calls about mock papers. */
export type MockApi = ReturnType<typeof createMockApi>;

/** The calls about mock papers, apart from the whole client: pages build them late. */
export function createMockApi(http: Http) {
  const calls = callsOf<typeof mockContract>(http, mockEndpoints);
  return {
    list: (query: MockQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when it does not exist or is hidden. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
    records: (id: number, query: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.records({ params: { id }, query }, options),
    /** Draws and begins, or finds the attempt that runs. Rejects with code 1 and the reason to show. */
    start: (id: number, options?: CallOptions) => calls.start({ params: { id } }, options),
    /** One attempt in the form of the calls about papers: an exam player takes it. */
    asPaper: (recordId: number): Pick<ExamsApi, 'play' | 'answer' | 'submit'> => ({
      play: (_, __, options) => calls.play({ params: { id: recordId } }, options),
      answer: ({ pid: id, ...body }, options) => calls.answer({ params: { id }, body }, options),
      submit: (id, options) => calls.submit({ params: { id } }, options),
    }),
  };
}

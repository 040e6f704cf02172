import type * as z from 'zod/mini';
import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { practiceContract } from './practice.contract.ts';
import { practiceEndpoints } from './practice.endpoints.ts';
import type { practicedQuestion, questionSet, questionStats } from './practiced-question.contract.ts';

/** One page of practices in `data`, beside it all categories and how far the signed-in user is. */
export type PracticeList = AnswerOf<typeof practiceContract.list>;
/** A practice as a list shows it: price in whole yuan. */
export type PracticeCard = PracticeList['data']['data'][number];
/** A practice with its chapters, and how far the signed-in user is. */
export type PracticeDetail = AnswerOf<typeof practiceContract.detail>;
/** What is practised in a row, with the first question and what was answered before. */
export type QuestionSet = z.output<typeof questionSet>;
/** A question to practise, with what was answered to it. */
export type PracticedQuestion = z.output<typeof practicedQuestion>;
/** A graded answer with the right one, and when the wrong book asks again. */
export type GradedReply = AnswerOf<typeof practiceContract.answer>;
/** An answer to a question; what is sent twice by one `client_id` stands once. */
export type PracticeReply = CallInput<typeof practiceContract.answer>['body'];
/** How many questions of each type, and of each category. */
export type QuestionStats = z.output<typeof questionStats>;
/** The categories of the question bank on two levels. */
export type BankCategories = AnswerOf<typeof practiceContract.categories>;
/** Which questions of the bank are practised: categories, types, and levels, all when left out. */
export type BankChoice = CallInput<typeof practiceContract.bank>['body'];

/** Page, size and up to two levels of category; the page starts at 1. */
type PracticeQuery = NonNullable<CallInput<typeof practiceContract.list>['query']>;

/** The calls about practices and the question bank. A widget takes a slice of it. */
export type PracticeApi = ReturnType<typeof createPracticeApi>;

/** The calls about practices, apart from the whole client: pages build them late, `createPracticeApi(client.http)`. */
export function createPracticeApi(http: Http) {
  const calls = callsOf<typeof practiceContract>(http, practiceEndpoints);
  return {
    list: (query: PracticeQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when the practice does not exist or is hidden. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
    /** Rejects with code 1 and the reason to show for who may not practise it. */
    chapter: (id: number, chapterId: number, options?: CallOptions) =>
      calls.chapter({ params: { id, chapterId } }, options),
    /** The twenty of today; the same ones all day. */
    day: (id: number, options?: CallOptions) => calls.day({ params: { id } }, options),
    question: (id: number, qid: number, options?: CallOptions) =>
      calls.question({ params: { id, qid } }, options),
    /** Safe to repeat. */
    answer: (id: number, qid: number, body: PracticeReply, options?: CallOptions) =>
      calls.answer({ params: { id, qid }, body }, options),
    categories: (options?: CallOptions) => calls.categories({}, options),
    /** At most a hundred questions. */
    bank: (body: BankChoice, options?: CallOptions) => calls.bank({ body }, options),
  };
}

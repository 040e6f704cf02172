import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { examsContract } from './exams.contract.ts';
import { examsEndpoints } from './exams.endpoints.ts';
import type { QuestionPart as Part } from './questions.contract.ts';

/** Page, size and up to two levels of category; the page starts at 1. */
export type PaperQuery = NonNullable<CallInput<typeof examsContract.list>['query']>;
/** One page of papers in `data`, and beside it all categories and what the signed-in user has done. */
export type PaperList = AnswerOf<typeof examsContract.list>;
/** A paper as a list shows it: scores in points, time in minutes, price in whole yuan. */
export type PaperCard = PaperList['data']['data'][number];
/** A paper, the attempts of the signed-in user, and whether they may begin. */
export type PaperDetail = AnswerOf<typeof examsContract.detail>;
/** An attempt without its questions: 1 running, 2 finished, 3 waiting to be marked. */
export type PaperAttempt = PaperDetail['user_papers'][number];
/** An attempt with its questions; answers and explanations only when it is over. */
export type PaperPlay = AnswerOf<typeof examsContract.play>;
/** Count, time and hash of what was submitted. */
export type ExamReceipt = NonNullable<PaperPlay['receipt']>;
/** A question of an attempt with what was answered. */
export type AttemptQuestion = PaperPlay['questions'][number];
/** A question by its `type`: 1 single, 2 multiple, 3 blank, 4 essay, 5 judge, 6 group, 7 ordering. */
export type Question = AttemptQuestion['question'];
/** A question within a group: of every type but a group. */
export type QuestionPart = Part;
/** An answer on its way to the server; `seq` rises with every change of it. */
export type AnswerChange = CallInput<typeof examsContract.answer>['body'];

/** The calls about papers. A widget takes this slice. */
export type ExamsApi = ReturnType<typeof createExamsApi>;

/** The calls about papers, apart from the whole client: pages build them late, `createExamsApi(client.http)`. */
export function createExamsApi(http: Http) {
  const calls = callsOf<typeof examsContract>(http, examsEndpoints);
  return {
    list: (query: PaperQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when the paper does not exist or is hidden. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
    records: (id: number, query: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.records({ params: { id }, query }, options),
    /** Begins an attempt, or finds the one that runs. Rejects with code 1 and the reason to show. */
    start: (id: number, options?: CallOptions) => calls.start({ params: { id } }, options),
    /** The latest attempt at a paper, or the one that is named. */
    play: (id: number, recordId?: number, options?: CallOptions) =>
      calls.play({ params: { id }, query: recordId === undefined ? {} : { record_id: recordId } }, options),
    /** Safe to repeat, in any order: the highest `seq` stays. Rejects with code 1 when the time is over. */
    answer: (body: AnswerChange, options?: CallOptions) => calls.answer({ body }, options),
    /** Stores a picture for a written answer. Rejects with code 1 for what is none. */
    picture: (file: Blob, options?: CallOptions) => calls.picture({ body: { file } }, options),
    /** Questions of the bank as they are asked. */
    questions: (query: CallInput<typeof examsContract.questions>['query'] = {}, options?: CallOptions) =>
      calls.questions({ query }, options),
    /** Ends an attempt; safe to repeat. */
    submit: (pid: number, options?: CallOptions) => calls.submit({ body: { pid } }, options),
  };
}

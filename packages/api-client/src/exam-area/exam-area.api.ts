import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { PracticeReply } from '../practice/practice.api.ts';
import type { examAreaContract } from './exam-area.contract.ts';
import { examAreaEndpoints } from './exam-area.endpoints.ts';

/** How much there is of each part of the exam area. */
export type ExamStats = AnswerOf<typeof examAreaContract.stats>;
/** Where a question is met that is in no practice. */
export type QuestionOrigin = CallInput<typeof examAreaContract.question>['query']['from'];
/** Papers or mock papers that were begun. */
export type JoinedPapers = AnswerOf<typeof examAreaContract.joinedPapers>;
/** Practices in which something was answered. */
export type JoinedPractices = AnswerOf<typeof examAreaContract.joinedPractices>;

interface PageQuery {
  page?: number;
  size?: number;
}

/** The calls that concern all parts of the exam area. A widget takes a slice of it. */
export type ExamAreaApi = ReturnType<typeof createExamAreaApi>;

/** The calls that concern all parts of the exam area, apart from the whole client: pages build them late. */
export function createExamAreaApi(http: Http) {
  const calls = callsOf<typeof examAreaContract>(http, examAreaEndpoints);
  return {
    stats: (options?: CallOptions) => calls.stats({}, options),
    question: (id: number, from: QuestionOrigin, options?: CallOptions) =>
      calls.question({ params: { id }, query: { from } }, options),
    /** Safe to repeat. */
    answer: (id: number, from: QuestionOrigin, body: PracticeReply, options?: CallOptions) =>
      calls.answer({ params: { id }, body: { ...body, from } }, options),
    joinedPapers: (query: PageQuery = {}, options?: CallOptions) => calls.joinedPapers({ query }, options),
    joinedMockPapers: (query: PageQuery = {}, options?: CallOptions) =>
      calls.joinedMockPapers({ query }, options),
    joinedPractices: (query: PageQuery = {}, options?: CallOptions) =>
      calls.joinedPractices({ query }, options),
  };
}

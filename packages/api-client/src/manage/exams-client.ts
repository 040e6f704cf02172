import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import { createArrangedTreeApi } from './arranging.api.ts';
import { arrangedEndpoints } from './arranging.endpoints.ts';
import type { manageExamCategoriesContract } from './exam-categories.contract.ts';
import { manageGradesEndpoints, managePapersEndpoints, manageQuestionsEndpoints } from './exams.endpoints.ts';
import type { manageGradesContract, managePapersContract } from './papers.contract.ts';
import type { manageQuestionsContract, QuestionsResource } from './questions.contract.ts';
import { createResourceApi, type ResourceRow, type ResourceWhole } from './resource.api.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageExamCategoriesContract = typeof manageExamCategoriesContract;
/** The contract of a resource, to type the kit that shows it. */
export type ManagePapersContract = typeof managePapersContract;

type QuestionCalls = typeof manageQuestionsContract;
type GradeCalls = typeof manageGradesContract;

/** A category of questions and papers as the console's list shows it. */
export type ManagedExamCategoryRow = ResourceRow<ManageExamCategoriesContract>;
/** A question as the console's list shows it. */
export type ManagedQuestionRow = ResourceRow<QuestionsResource>;
/** A question with what makes it right. */
export type ManagedQuestion = ResourceWhole<QuestionsResource>;
/** A paper as the console's list shows it. */
export type ManagedPaperRow = ResourceRow<ManagePapersContract>;
/** A paper with its rules and its questions. */
export type ManagedPaper = ResourceWhole<ManagePapersContract>;
/** A question that was drawn by rule. */
export type DrawnQuestion = AnswerOf<QuestionCalls['draw']>['data'][number];
/** What a correction has changed, or would. */
export type RegradeOutcome = AnswerOf<QuestionCalls['regrade']>;
/** A correction that was made. */
export type PastRegrade = AnswerOf<QuestionCalls['regrades']>['data'][number];
/** Somebody who has taken a paper; `id` is theirs. */
export type PaperTaker = AnswerOf<GradeCalls['list']>['data'][number];
/** What has come of a paper so far. */
export type PaperFigures = AnswerOf<GradeCalls['figures']>;
/** How the questions of a paper have done. */
export type PaperQuestionFigures = AnswerOf<GradeCalls['questions']>;
/** What the list of who has taken a paper may be asked for. */
export type GradesQuery = NonNullable<CallInput<GradeCalls['list']>['query']>;

/** Questions, papers, and what they are sorted under. */
export function createManagedExams(http: Http) {
  const questions = callsOf<QuestionCalls>(http, manageQuestionsEndpoints);
  const grades = callsOf<GradeCalls>(http, manageGradesEndpoints);
  return {
    examCategories: createArrangedTreeApi<ManageExamCategoriesContract>(
      http,
      arrangedEndpoints('examCategory'),
    ),
    papers: createResourceApi<ManagePapersContract>(http, managePapersEndpoints),
    questions: {
      ...createResourceApi<QuestionsResource>(http, manageQuestionsEndpoints),
      /** Fewer than were asked for where there are not so many. */
      draw: (query: CallInput<QuestionCalls['draw']>['query'], options?: CallOptions) =>
        questions.draw({ query }, options),
      /** Rejects with code 1 when it has other options, blanks or parts than it had. A repeated `idempotencyKey` does it once. */
      regrade: (id: number, body: CallInput<QuestionCalls['regrade']>['body'], options?: CallOptions) =>
        questions.regrade({ params: { id }, body }, { timeout: 60_000, ...options }),
      /** Corrections that were made. */
      regrades: (id: number, options?: CallOptions) => questions.regrades({ params: { id } }, options),
    },
    grades: {
      /** Rejects with code 404 when the paper is not there, or another's. */
      list: (paper: number, query: GradesQuery, options?: CallOptions) =>
        grades.list({ params: { id: paper }, query }, options),
      figures: (paper: number, options?: CallOptions) => grades.figures({ params: { id: paper } }, options),
      questions: (paper: number, options?: CallOptions) =>
        grades.questions({ params: { id: paper } }, options),
      exportRows: (
        paper: number,
        query: NonNullable<CallInput<GradeCalls['exportRows']>['query']>,
        options?: CallOptions,
      ) => grades.exportRows({ params: { id: paper }, query }, { timeout: 60_000, ...options }),
    },
  };
}

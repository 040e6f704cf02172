import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type {
  manageMockPapersContract,
  managePracticesContract,
  MockPapersResource,
} from './question-sets.contract.ts';
import { manageMockPapersEndpoints, managePracticesEndpoints } from './question-sets.endpoints.ts';
import type { manageQuestionFilesContract } from './question-files.contract.ts';
import { manageQuestionFilesEndpoints } from './question-files.endpoints.ts';
import { createResourceApi, type ResourceRow, type ResourceWhole } from './resource.api.ts';

type MockCalls = typeof manageMockPapersContract;
type FileCalls = typeof manageQuestionFilesContract;
type PracticesResource = typeof managePracticesContract;

/** A mock paper as the console's list shows it. */
export type ManagedMockPaperRow = ResourceRow<MockPapersResource>;
/** A mock paper with its rule. */
export type ManagedMockPaper = ResourceWhole<MockPapersResource>;
/** How many questions a mock paper draws of which type, or could. */
export type MockNumbers = AnswerOf<MockCalls['candidates']>;
/** A practice as the console's list shows it. */
export type ManagedPracticeRow = ResourceRow<PracticesResource>;
/** A practice with its chapters. */
export type ManagedPractice = ResourceWhole<PracticesResource>;

/** What came of an import of questions, or would. */
export type QuestionImport = AnswerOf<FileCalls['importRows']>;
/** Questions as a file. */
export type QuestionFile = AnswerOf<FileCalls['exportFile']>;

/** A paper whole, with what makes its questions right. */
export type PaperSheet = AnswerOf<FileCalls['paper']>;

/** Mock papers, practices, and questions in files. */
export function createManagedQuestionSets(http: Http) {
  const files = callsOf<FileCalls>(http, manageQuestionFilesEndpoints);
  const mocks = callsOf<MockCalls>(http, manageMockPapersEndpoints);
  return {
    mockPapers: {
      ...createResourceApi<MockPapersResource>(http, manageMockPapersEndpoints),
      candidates: (query: NonNullable<CallInput<MockCalls['candidates']>['query']>, options?: CallOptions) =>
        mocks.candidates({ query }, options),
    },
    practices: createResourceApi<PracticesResource>(http, managePracticesEndpoints),
    questionFiles: {
      /** A file to go by. */
      template: (options?: CallOptions) => files.template({}, options),
      /** A repeated `idempotencyKey` writes once. */
      importRows: (body: CallInput<FileCalls['importRows']>['body'], options?: CallOptions) =>
        files.importRows({ body }, { timeout: 60_000, ...options }),
      /** A paper whole. Rejects with code 404 when it is not there, or another's. */
      paper: (id: number, options?: CallOptions) => files.paper({ params: { id } }, options),
      exportFile: (query: CallInput<FileCalls['exportFile']>['query'], options?: CallOptions) =>
        files.exportFile({ query }, { timeout: 60_000, ...options }),
    },
  };
}

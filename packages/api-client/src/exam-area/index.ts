export {
  createCollectionApi,
  type CollectionApi,
  type CollectionQuery,
} from '../collection/collection.api.ts';
export {
  createExamAreaApi,
  type ExamAreaApi,
  type ExamStats,
  type JoinedPapers,
  type JoinedPractices,
  type QuestionOrigin,
} from './exam-area.api.ts';
export {
  createMockApi,
  type MockApi,
  type MockPaperCard,
  type MockPaperDetail,
  type MockPaperList,
} from '../mock/mock.api.ts';
export {
  createPracticeApi,
  type BankCategories,
  type BankChoice,
  type GradedReply,
  type PracticeApi,
  type PracticeCard,
  type PracticedQuestion,
  type PracticeDetail,
  type PracticeList,
  type PracticeReply,
  type QuestionSet,
  type QuestionStats,
} from '../practice/practice.api.ts';
export {
  createWrongBookApi,
  type WrongBook,
  type WrongBookApi,
  type WrongBookQuery,
} from '../wrong-book/wrong-book.api.ts';

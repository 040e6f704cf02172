import { withQuery } from './with-query.ts';

/** Which questions of a list of one's own are practised. */
interface QuestionPlace {
  type?: number | undefined;
  cid1?: number | undefined;
}

/** What the list of papers shows; parts that are left out take their defaults and stay out of the address. */
export interface PaperListPlace {
  page?: number | undefined;
  /** A category, or one of those under it. */
  cid1?: number | undefined;
  cid2?: number | undefined;
}

/** The addresses of the exam area. */
export const examPaths = {
  exam: () => '/exam',
  papers: ({ page, cid1, cid2 }: PaperListPlace = {}) => withQuery('/exam/papers', { page, cid1, cid2 }),
  /** `lesson` is the one that the paper is taken in: its result leads back there. */
  paper: (id: number, lesson?: number) => withQuery('/exam/papers/detail', { id, lesson }),
  /** The latest attempt at a paper, or the one that is named. */
  rehearsePaper: (id: number) => withQuery('/exam/papers/rehearsal', { id }),
  playPaper: (id: number, attempt?: number, lesson?: number) =>
    withQuery('/exam/papers/play', { id, record_id: attempt, lesson }),
  mockPapers: ({ page, cid1, cid2 }: PaperListPlace = {}) =>
    withQuery('/exam/mockpaper', { page, cid1, cid2 }),
  mockPaper: (id: number) => withQuery('/exam/mockpaper/detail', { id }),
  playMockPaper: (id: number, attempt: number) =>
    withQuery('/exam/mockpaper/play', { id, record_id: attempt }),
  practices: ({ page, cid1, cid2 }: PaperListPlace = {}) => withQuery('/exam/practice', { page, cid1, cid2 }),
  practice: (id: number) => withQuery('/exam/practice/detail', { id }),
  /** A chapter, or the twenty questions of today. */
  playPractice: (id: number, chapter: number | 'day') => withQuery('/exam/practice/play', { id, chapter }),
  wrongBook: () => '/exam/wrongbook',
  /** All, a type alone, what is due, or whichever. */
  playWrongBook: (query: QuestionPlace & { mode?: 'due' | 'random' } = {}) =>
    withQuery('/exam/wrongbook/play', { ...query }),
  printWrongBook: ({ type }: { type?: number | undefined } = {}) =>
    withQuery('/exam/wrongbook/print', { type }),
  questionCollection: () => '/exam/collection',
  playQuestionCollection: (query: QuestionPlace = {}) => withQuery('/exam/collection/play', { ...query }),
  questionBank: () => '/exam/questionbank',
  /** Lists with commas between. */
  playQuestionBank: (query: { category_ids: string; types: string; levels?: string | undefined }) =>
    withQuery('/exam/questionbank/play', { ...query }),
  myQuestions: ({ tab, page }: { tab?: string | undefined; page?: number | undefined } = {}) =>
    withQuery('/my/questions', { tab, page }),
} as const;

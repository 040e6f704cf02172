import type { PracticedQuestion } from '@shuyuan/api-client/exam-area';
import type { NotReady } from '../async/load.ts';
import type { AnswerContent } from '../questions/answers.ts';
import { askedFieldsOf, isAnswered } from '../questions/answers.ts';
import { noAnnouncement, type Announcement } from '../widget/announcement.ts';
import type { StoreContext } from '../widget/store-context.ts';
import type { PracticeSet } from './practice-set.ts';
import type { QuestionPracticeStrings } from './question-practice.strings.ts';
import type { QuestionPracticeProps } from './question-practice.tsx';

type Result = PracticeSet['results'][string];

/** How far the answer to a question is on its way to the server. */
export type Sending = 'sending' | 'kept';

export interface QuestionPracticeState {
  set: NotReady | { status: 'ready'; data: PracticeSet };
  /** Place of the shown question, from 0. */
  current: number;
  /** What has come of the shown one. */
  shown: NotReady | { status: 'ready' };
  /** By question. */
  questions: Readonly<Record<string, PracticedQuestion>>;
  /** What is being answered, by the key of a field. */
  drafts: Readonly<Record<string, AnswerContent>>;
  /** By question; missing where nothing is on its way. */
  sending: Readonly<Record<string, Sending>>;
  results: Readonly<Record<string, Result>>;
  /** Questions whose answer was folded up again. */
  folded: readonly number[];
  /** Why the last answer was refused, by question. */
  refusals: Readonly<Record<string, string>>;
  /** Whether it is asked if the shown question shall go, and why it did not. */
  removal: { isPending: boolean; error: string } | null;
  announcement: Announcement;
  focus: { on: 'question' | 'empty' } | null;
}

/** What the rules of practising share. */
export type PracticeContext = StoreContext<
  QuestionPracticeProps,
  QuestionPracticeStrings,
  QuestionPracticeState
>;

export const firstState: QuestionPracticeState = {
  set: { status: 'loading' },
  current: 0,
  shown: { status: 'loading' },
  questions: {},
  drafts: {},
  sending: {},
  results: {},
  folded: [],
  refusals: {},
  removal: null,
  announcement: noAnnouncement,
  focus: null,
};

export const idsOf = ({ set }: Pick<QuestionPracticeState, 'set'>): readonly number[] =>
  set.status === 'ready' ? set.data.questions_ids : [];

/** The question that is shown, once it has come. */
export function shownQuestion(state: QuestionPracticeState): PracticedQuestion | undefined {
  const id = idsOf(state)[state.current];
  return id === undefined ? undefined : state.questions[String(id)];
}

/** The server has graded it: its answer is known. */
export const isGraded = ({ question, is_correct: result }: PracticedQuestion): boolean =>
  result !== null || question.remark !== undefined || ('answer' in question && question.answer !== undefined);

/** Something is answered that was not sent. */
export const hasDraft = (
  { question_id: id, question }: PracticedQuestion,
  { drafts }: QuestionPracticeState,
) => askedFieldsOf(id, question).some(({ key }) => isAnswered(drafts[key]));

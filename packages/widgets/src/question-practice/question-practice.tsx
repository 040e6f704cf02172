import type { CollectionApi, ExamAreaApi, PracticeApi } from '@shuyuan/api-client/exam-area';
import { PersonWidget } from '../widget/widget.tsx';
import type { PracticeOrigin, PracticeSet } from './practice-set.ts';
import { QuestionPracticeProvider } from './question-practice.context.ts';
import type { QuestionPracticeState } from './question-practice.state.ts';
import { createQuestionPracticeStore } from './question-practice.store.ts';
import { questionPracticeStrings, type QuestionPracticeStrings } from './question-practice.strings.ts';
import { QuestionPracticeView } from './question-practice.view.tsx';

/** Questions to practise, one at a time. */
export interface QuestionPracticeProps {
  /** Where the questions are met: an answer is sent there. */
  from: PracticeOrigin;
  /** Names the questions: another name is another widget. */
  subject: string;
  /** The questions in their row. Asked again for another subject, and after a failure. */
  load: (options: { signal: AbortSignal }) => Promise<PracticeSet>;
  /** The calls about practices. Keep the object between renders. */
  practice: Pick<PracticeApi, 'question' | 'answer'>;
  /** The calls about questions elsewhere. */
  area: Pick<ExamAreaApi, 'question' | 'answer'>;
  /** The calls about collected questions. */
  collection: Pick<CollectionApi, 'collect'>;
  /** Takes a question out of the list. Left out where nothing can be taken out. */
  onRemove?: (id: number) => Promise<unknown>;
  /** Where a teacher is asked about a question, offered once its answer is told; null where there is no such page. */
  doubtHref?: (questionId: number) => string | null;
  /** Narrows to one of the filters of the set. */
  onFilter?: (id: number | null) => void;
  /** Back to where the questions come from. */
  onLeave: () => void;
  /** The questions are there, or did not come. */
  onReady?: () => void;
  /** Level of the heading: 1 where it is the page. @default 2 */
  level?: 1 | 2;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<QuestionPracticeStrings>;
}

/** Practises questions: what is right is told with each answer, and answers given without a network are kept. Needs a `HostProvider`. */
export function QuestionPractice(props: QuestionPracticeProps) {
  return (
    <PersonWidget
      name="question-practice"
      props={props}
      strings={questionPracticeStrings}
      createStore={createQuestionPracticeStore}
      isReady={({ set }) => set.status !== 'loading'}
      moveFocus={moveFocus}
      provider={QuestionPracticeProvider}
      subject={props.subject}
    >
      <QuestionPracticeView />
    </PersonWidget>
  );
}

const moveFocus = (root: HTMLElement, { on }: NonNullable<QuestionPracticeState['focus']>) =>
  root.querySelector<HTMLElement>(`[data-focus="${on}"]`)?.focus();

import type { ExamsApi, PaperPlay } from '@shuyuan/api-client';
import type { CollectionApi } from '@shuyuan/api-client/exam-area';
import type { ReactNode } from 'react';
import { PersonWidget } from '../widget/widget.tsx';
import { ExamPlayerProvider } from './exam-player.context.ts';
import { createExamPlayerStore } from './exam-player.store.ts';
import { examPlayerStrings, type ExamPlayerStrings } from './exam-player.strings.ts';
import type { IntegrityEvent } from './integrity.ts';
import { ExamPlayerView } from './exam-player.view.tsx';
import { moveExamFocus } from './move-exam-focus.ts';

/** One attempt at a paper: it is played while it runs, and shown with its marks when it is over. */
export interface ExamPlayerProps {
  /** The calls about papers. */
  exams: Pick<ExamsApi, 'play' | 'answer' | 'submit'> & {
    /** Stores a picture for a written answer. Without it none are offered. */
    picture?: ExamsApi['picture'] | undefined;
    /** Earlier attempts, shown with a result. Without it none are. */
    records?: ExamsApi['records'] | undefined;
  };
  /** Collecting questions of an attempt that is over. Without it that is not offered. */
  collection?: Pick<CollectionApi, 'collect' | 'statusMulti'>;
  /** Where a result leads to; null where there is no such page. Without it it leads nowhere. */
  hrefs?: {
    /** To practising the questions of a category. */
    practice: (categoryId: number) => string | null;
    /** To a lesson that teaches what was missed. */
    lesson: (lesson: PaperPlay['chapters'][number]['lessons'][number]) => string | null;
    /** To another attempt at this paper. */
    attempt?: (recordId: number) => string | null;
    /** To asking a teacher about a question. */
    doubt?: (questionId: number) => string | null;
  };
  /** Shown below the score of an attempt that is over: where to go on. Loads nothing while an attempt runs. */
  afterResult?: ReactNode;
  paperId: number;
  /** The attempt. @default the latest one */
  recordId?: number;
  /** Back to where the paper is told about. A running attempt asks first, and goes on meanwhile. */
  onLeave: () => void;
  /** The attempt has been submitted. */
  onFinish?: () => void;
  /**
   * Leaving the page, leaving full screen and pasting, each with its count on this page. Nothing is forbidden or punished; whoever
   * sits the exam is told that it is counted. Give it from the start, or never.
   */
  onIntegrityEvent?: (event: IntegrityEvent) => void;
  /** The questions are there, or did not come. */
  onReady?: () => void;
  /** Level of the heading: 1 where the player is the page. @default 2 */
  level?: 1 | 2;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ExamPlayerStrings>;
}

/** Sits an exam: questions, answer sheet, clock, and answers that survive whatever happens to the page. Needs a `HostProvider`. */
export function ExamPlayer(props: ExamPlayerProps) {
  return (
    <PersonWidget
      name="exam-player"
      props={props}
      strings={examPlayerStrings}
      createStore={createExamPlayerStore}
      isReady={({ attempt }) => attempt.status !== 'loading'}
      moveFocus={moveExamFocus}
      provider={ExamPlayerProvider}
      subject={`${props.paperId}/${props.recordId ?? ''}`}
    >
      <ExamPlayerView />
    </PersonWidget>
  );
}

import type { ExamsApi } from '@shuyuan/api-client';
import { PersonWidget } from '../widget/widget.tsx';
import { ExamRehearsalProvider } from './exam-rehearsal.context.ts';
import { createExamRehearsalStore } from './exam-rehearsal.store.ts';
import { examRehearsalStrings, type ExamRehearsalStrings } from './exam-rehearsal.strings.ts';
import { ExamRehearsalView } from './exam-rehearsal.view.tsx';

/** A rehearsal of a paper on the device on which it will be sat. */
export interface ExamRehearsalProps {
  /** Asked once for the paper, to see whether the server is reached. No attempt is begun. */
  exams: Pick<ExamsApi, 'detail'>;
  paperId: number;
  /** Back to the paper. */
  onLeave: () => void;
  onReady?: () => void;
  /** Level of the heading: 1 where the rehearsal is the page. @default 2 */
  level?: 1 | 2;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ExamRehearsalStrings>;
}

const focusReport = (root: HTMLElement, { on }: { on: 'report' }) =>
  root.querySelector<HTMLElement>(`[data-focus="${on}"]`)?.focus();

/** Pulls the plug, cuts the power, resumes and submits, on three made-up questions, and reports. Needs a `HostProvider`. */
export function ExamRehearsal(props: ExamRehearsalProps) {
  return (
    <PersonWidget
      name="exam-rehearsal"
      props={props}
      strings={examRehearsalStrings}
      createStore={createExamRehearsalStore}
      isReady={() => true}
      moveFocus={focusReport}
      provider={ExamRehearsalProvider}
      subject={props.paperId}
    >
      <ExamRehearsalView />
    </PersonWidget>
  );
}

import { isApiError } from '@shuyuan/api-client';
import type { LibraryContext } from './library-context.ts';
import type { OpenActions } from './open-actions.ts';
import type { Question } from './record-library.state.ts';

interface AnswersDeps extends Pick<LibraryContext, 'get' | 'set' | 'strings'> {
  /** Does what was asked about, and takes the question away. Rejects when the server does not. */
  carryOut: (question: Exclude<Question, { kind: 'lose-changes' }>) => Promise<void>;
  stopEditing: () => void;
  leaveFor: OpenActions['leaveFor'];
}

/** What follows from yes and no. */
export function createAnswers({ get, set, strings, carryOut, stopEditing, leaveFor }: AnswersDeps) {
  /** A refusal stays in the question, so that it can be answered again. */
  async function attempt(question: Exclude<Question, { kind: 'lose-changes' }>) {
    set({ question: { ...question, isPending: true, error: '' } });
    try {
      await carryOut(question);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const words = error.kind === 'business' ? error.message : strings.failedHint;
      set({ question: { ...question, isPending: false, error: words } });
    }
  }

  const isBusy = (question: Question) => question.kind !== 'lose-changes' && question.isPending;

  return {
    answerYes() {
      const { question } = get();
      if (!question || isBusy(question)) return;
      if (question.kind !== 'lose-changes') return void attempt(question);
      set({ question: null });
      stopEditing();
      if (question.next !== 'edit') leaveFor(question.next);
    },
    answerNo() {
      const { question } = get();
      if (question && !isBusy(question)) set({ question: null });
    },
  };
}

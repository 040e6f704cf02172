import { callWords } from './failure-words.ts';
import type { RecorderContext } from './recorder-context.ts';
import type { Question } from './screen-recorder.state.ts';
import type { ScreenRecorderStrings } from './screen-recorder.strings.ts';

export type Leaving = Extract<Question, { kind: 'leave' }>['to'];

export interface QuestionsDeps {
  context: RecorderContext;
  notify: (words: string) => void;
  strings: ScreenRecorderStrings;
  isRecovering: () => boolean;
  /** Goes away for good. `discards`: what is not saved is not kept either. */
  leave: (options: { discards: boolean }) => void;
  /** Shows the setup again. */
  restart: () => void;
  goTo: (to: 'previous' | 'next') => Promise<void>;
  discard: (id: string) => void;
  discardEarlier: (id: string) => void;
}

/** What has to be asked before something is lost. @see specification section 4 */
export function createQuestions(deps: QuestionsDeps) {
  const { context, strings } = deps;
  const ask = (question: Question) => context.set({ question });

  const unsaved = (): 'draft' | 'changes' | null => {
    const step = context.at('preview', 'saved');
    if (!step?.isChanged) return null;
    return step.subject.kind === 'draft' ? 'draft' : 'changes';
  };

  async function go(to: Leaving) {
    if (to === 'close') return deps.leave({ discards: false });
    if (to === 'restart') return deps.restart();
    try {
      await deps.goTo(to);
    } catch (error) {
      deps.notify(callWords(error, strings));
    }
  }

  function leaveFor(to: Leaving) {
    if (!context.at('preview', 'saved')) return;
    const lost = unsaved();
    if (lost === null) return void go(to);
    if (lost === 'draft' && to === 'close') ask({ kind: 'close' });
    else ask({ kind: 'leave', to, unsaved: lost });
  }

  return {
    ask,
    leaveFor,
    close: () => {
      const { kind } = context.get().step;
      switch (kind) {
        case 'closed':
          return;
        case 'setup':
        case 'choosing':
        case 'countdown':
          return deps.leave({ discards: false });
        case 'recording':
        case 'paused':
          return ask({ kind: 'close' });
        case 'finishing':
          // What an earlier page has left stays where it is.
          return deps.isRecovering() ? deps.leave({ discards: false }) : ask({ kind: 'close' });
        case 'uploading':
        case 'saving':
          return deps.notify(strings.uploadRunning);
        case 'preview':
        case 'saved':
          return leaveFor('close');
      }
    },
    answerYes: () => {
      const { question } = context.get();
      context.set({ question: null });
      const isToGo = question?.kind === 'close' || question?.kind === 'leave';
      // An upload may have begun under the question.
      if (isToGo && context.at('uploading', 'saving')) return deps.notify(strings.uploadRunning);
      switch (question?.kind) {
        case 'close':
          return deps.leave({ discards: true });
        case 'leave':
          return void go(question.to);
        case 'discard':
          return deps.discard(question.id);
        case 'discard-upload':
          return deps.discardEarlier(question.id);
        case 'link':
        case undefined:
      }
    },
    answerNo: () => context.set({ question: null }),
  };
}

import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useId } from 'react';
import { useExamPlayer } from './exam-player.context.ts';
import * as styles from './exam-player.css.ts';
import { isDone, isRefused, isRunning, questionsOf } from './exam-state.ts';

/** The dialog weighs as much as the rest of the player, and nobody is asked in the first seconds. */
const lazyDialog = createLazyModule(() => import('../widget/question.view.tsx'));

/** What is asked before something that cannot be taken back. Where the dialog has not come, it is asked in the page. */
export function Asked() {
  const { state, strings, actions } = useExamPlayer();
  const dialog = useLazyModule(lazyDialog, isRunning(state));
  const { question, marked, answers, pictures, error, isEnding } = state;
  if (question === null) return null;
  const open = questionsOf(state).filter((asked) => !isDone(asked, answers)).length;
  const refused = questionsOf(state).filter((asked) => isRefused(asked, answers)).length;
  const words =
    question === 'submit'
      ? {
          title: strings.askSubmit,
          text:
            strings.submitText(open, marked.length) +
            (refused > 0 ? strings.refusedAnswers(refused) : '') +
            (pictures.length > 0 ? strings.picturesLeft(pictures.length) : ''),
          yes: strings.yesSubmit,
          no: strings.noSubmit,
        }
      : { title: strings.askLeave, text: strings.leaveText, yes: strings.yesLeave, no: strings.noSubmit };
  const View = dialog?.QuestionView ?? InPlace;
  return (
    <View
      component="exam-question"
      {...words}
      error={error}
      isPending={isEnding}
      onNo={actions.goOn}
      onYes={actions.confirm}
    />
  );
}

interface InPlaceProps {
  component: string;
  title: string;
  text: string;
  yes: string;
  no: string;
  error: string;
  isPending: boolean;
  onNo: () => void;
  onYes: () => void;
}

function InPlace({ component, title, text, yes, no, error, isPending, onNo, onYes }: InPlaceProps) {
  const id = useId();
  return (
    <div role="alertdialog" aria-labelledby={id} data-component={component} className={styles.warning}>
      <p id={id} className={styles.note}>
        <strong>{title}</strong>
      </p>
      <p className={styles.note}>{error === '' ? text : error}</p>
      <NativeButton isInactive={isPending} onPress={onNo}>
        {no}
      </NativeButton>
      <NativeButton tone="action" isPending={isPending} onPress={onYes}>
        {yes}
      </NativeButton>
    </div>
  );
}

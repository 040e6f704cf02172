import { NativeButton } from '@shuyuan/ui/native-button';
import { useId } from 'react';
import { Modal } from '../modal/modal.tsx';
import type { LibraryAround } from './library-around.ts';
import * as styles from './question.css.ts';
import type { Question } from './record-library.state.ts';
import type { RecordLibraryStrings } from './record-library.strings.ts';

interface QuestionWords {
  title: string;
  text: string;
  yes: string;
  no: string;
}

function wordsOf(question: Question, strings: RecordLibraryStrings): QuestionWords {
  if (question.kind === 'lose-changes')
    return { title: strings.loseTitle, text: strings.loseText, yes: strings.lose, no: strings.keepEditing };
  const answers = { yes: strings.remove, no: strings.cancel };
  if (question.kind === 'remove-record')
    return { title: strings.removeTitle(question.record.title), text: strings.removeText, ...answers };
  const { name } = question.category;
  return { title: strings.removeCategoryTitle(name), text: strings.removeCategoryText, ...answers };
}

/** Asks before something is lost. Focus starts at the answer that costs less. */
export function QuestionView({ question, around }: { question: Question; around: LibraryAround }) {
  const { strings, actions } = around;
  const id = useId();
  const { title, text, yes, no } = wordsOf(question, strings);
  const { isPending, error } = question.kind === 'lose-changes' ? { isPending: false, error: '' } : question;
  return (
    <Modal
      component="record-library-question"
      role="alertdialog"
      size="small"
      label={title}
      describedBy={id}
      onClose={actions.answerNo}
    >
      <div className={styles.question}>
        <h2 className={styles.title}>{title}</h2>
        <p id={id} className={styles.text}>
          {text}
        </p>
        <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
        <div className={styles.answers}>
          <NativeButton isInactive={isPending} onPress={actions.answerNo}>
            {no}
          </NativeButton>
          <NativeButton tone="critical" isPending={isPending} onPress={actions.answerYes}>
            {yes}
          </NativeButton>
        </div>
      </div>
    </Modal>
  );
}

import { NativeButton } from '@shuyuan/ui/native-button';
import { useId } from 'react';
import { Modal } from '../widget/modal.tsx';
import * as styles from './delete-question.css.ts';
import type { RecentState } from './recent-keywords.store.ts';
import type { SearchContext } from './search-context.ts';

/** Asks before recent keywords go: one, or all. Draws nothing while neither is asked. */
export function DeleteQuestions({ recent, context }: { recent: RecentState; context: SearchContext }) {
  const { strings, actions } = context;
  if (recent.doubted !== null)
    return (
      <Question
        title={strings.doubt}
        text={recent.doubted}
        onCancel={() => actions.onDoubt(null)}
        onConfirm={actions.onRemove}
        context={context}
      />
    );
  if (!recent.isAllDoubted) return null;
  return (
    <Question
      title={strings.doubtAll}
      text={strings.doubtAllText}
      onCancel={() => actions.onDoubtAll(false)}
      onConfirm={actions.onRemoveAll}
      context={context}
    />
  );
}

interface QuestionProps {
  title: string;
  text: string;
  onCancel: () => void;
  onConfirm: () => void;
  context: SearchContext;
}

/** Focus starts at the answer that costs less. */
function Question({ title, text, onCancel, onConfirm, context: { strings } }: QuestionProps) {
  const id = useId();
  return (
    <Modal
      component="search-modal"
      role="alertdialog"
      size="small"
      label={title}
      describedBy={id}
      onClose={onCancel}
    >
      <div className={styles.question}>
        <h2 className={styles.questionTitle}>{title}</h2>
        <p id={id} className={styles.questionText}>
          {text}
        </p>
        <div className={styles.answers}>
          <NativeButton onPress={onCancel}>{strings.cancel}</NativeButton>
          <NativeButton tone="critical" onPress={onConfirm}>
            {strings.confirm}
          </NativeButton>
        </div>
      </div>
    </Modal>
  );
}

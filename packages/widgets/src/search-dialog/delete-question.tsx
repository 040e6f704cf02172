import { NativeButton } from '@shuyuan/ui/native-button';
import { useId } from 'react';
import { Modal } from '../widget/modal.tsx';
import * as styles from './delete-question.css.ts';
import type { SearchContext } from './search-context.ts';

/** Asks before a recent keyword goes. Focus starts at the answer that costs less. */
export function DeleteQuestion({ name, context }: { name: string; context: SearchContext }) {
  const { strings, actions } = context;
  const id = useId();
  const cancel = () => actions.onDoubt(null);
  return (
    <Modal
      component="search-modal"
      role="alertdialog"
      size="small"
      label={strings.doubt}
      describedBy={id}
      onClose={cancel}
    >
      <div className={styles.question}>
        <h2 className={styles.questionTitle}>{strings.doubt}</h2>
        <p id={id} className={styles.questionText}>
          {name}
        </p>
        <div className={styles.answers}>
          <NativeButton onPress={cancel}>{strings.cancel}</NativeButton>
          <NativeButton tone="critical" onPress={actions.onRemove}>
            {strings.confirm}
          </NativeButton>
        </div>
      </div>
    </Modal>
  );
}

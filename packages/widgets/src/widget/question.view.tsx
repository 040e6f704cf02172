import { NativeButton } from '@shuyuan/ui/native-button';
import { useId } from 'react';
import { Modal } from './modal.tsx';
import * as styles from './question.css.ts';

export interface QuestionViewProps {
  /** Public name for `data-component`. */
  component: string;
  title: string;
  /** What would be lost. Spoken after the title. */
  text: string;
  /** Why yes did not work, spoken when it comes; empty otherwise. */
  error: string;
  no: string;
  yes: string;
  /** Yes has been said and is not done yet: neither answer can be given. */
  isPending: boolean;
  /** Called by Escape too, even while yes is pending. */
  onNo: () => void;
  onYes: () => void;
}

/** Asks before something is lost. Focus starts at the answer that costs less. */
export function QuestionView({ component, title, text, error, no, yes, ...rest }: QuestionViewProps) {
  const { isPending, onNo, onYes } = rest;
  const id = useId();
  return (
    <Modal
      component={component}
      role="alertdialog"
      size="small"
      label={title}
      describedBy={id}
      onClose={onNo}
    >
      <div className={styles.question}>
        <h2 className={styles.title}>{title}</h2>
        <p id={id} className={styles.text}>
          {text}
        </p>
        <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
        <div className={styles.answers}>
          <NativeButton isInactive={isPending} onPress={onNo}>
            {no}
          </NativeButton>
          <NativeButton tone="critical" isPending={isPending} onPress={onYes}>
            {yes}
          </NativeButton>
        </div>
      </div>
    </Modal>
  );
}

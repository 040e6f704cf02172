import { NativeButton } from '@shuyuan/ui/native-button';
import { useId } from 'react';
import { Modal } from '../modal/modal.tsx';
import type { AccountAround } from './account-around.ts';
import * as styles from './account-settings.css.ts';
import type { Closing } from './account-settings.state.ts';
import * as own from './closing.css.ts';

interface ClosingViewProps {
  closing: Closing | null;
  around: AccountAround;
}

/** What closing the account means, and the way to it. */
export function ClosingView({ closing, around }: ClosingViewProps) {
  const { strings, actions, level } = around;
  const Heading = `h${level + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <div data-part="closing" className={styles.part}>
      <Heading className={styles.partHeading}>{strings.closeAccount}</Heading>
      <p className={styles.words}>{strings.closeText}</p>
      <div className={own.action}>
        <NativeButton aria-haspopup="dialog" onPress={actions.close}>
          {strings.closeAccount}
        </NativeButton>
      </div>
      {closing && <ClosingQuestion closing={closing} around={around} />}
    </div>
  );
}

/** Focus starts at the answer that costs less. */
function ClosingQuestion({ closing, around }: { closing: Closing; around: AccountAround }) {
  const { strings, actions } = around;
  const { isPending, error } = closing;
  const id = useId();
  return (
    <Modal
      component="account-settings-question"
      role="alertdialog"
      size="small"
      label={strings.closeTitle}
      describedBy={id}
      onClose={actions.cancelClose}
    >
      <div className={own.question}>
        <h2 className={own.title}>{strings.closeTitle}</h2>
        <p id={id} className={own.text}>
          {strings.closeWarning}
        </p>
        <div role="alert">{error && <p className={own.error}>{error}</p>}</div>
        <div className={own.answers}>
          <NativeButton isInactive={isPending} onPress={actions.cancelClose}>
            {strings.keepAccount}
          </NativeButton>
          <NativeButton tone="critical" isPending={isPending} onPress={actions.confirmClose}>
            {strings.confirmClose}
          </NativeButton>
        </div>
      </div>
    </Modal>
  );
}

import { useId, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CriticalIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import * as styles from './confirm-dialog.css.ts';
import { confirmDialogStrings } from './confirm-dialog.strings.ts';

/**
 * Question, answers and what follows. It stays open after a yes until its owner closes it, so that `error` can be
 * shown.
 */
export interface ConfirmDialogProps {
  /** The question, in one short sentence. */
  title: string;
  /** What follows from saying yes, and what cannot be undone. */
  children?: ReactNode;
  /** The verb of the question: "删除", not "确定". */
  confirmLabel: string;
  /** @default 取消, Cancel */
  cancelLabel?: string;
  /** `critical` for what cannot be undone: focus then starts on cancel. @default 'action' */
  tone?: 'action' | 'critical';
  /** While the answer is carried out: neither button, Escape nor backdrop closes it. */
  isPending?: boolean;
  /** Why it did not work. Shown inside and announced; the question stays open. */
  error?: ReactNode;
  /** Holds whether it is open. Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Open at first, then left to itself. */
  defaultOpen?: boolean;
  /** Asked for by cancel and Escape. A yes does not close by itself. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Carry it out, then close: by `isOpen`, or by the function given. */
  onConfirm: (close: () => void) => void;
}

/** Asks before something is done that costs. A press beside it is no answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, tone = 'action', isPending = false, error, onConfirm, ...dialog } = props;
  const { confirmLabel, cancelLabel, ...rest } = dialog;
  const strings = useStrings(confirmDialogStrings);
  const id = useId();
  return (
    <Dialog
      {...rest}
      {...(children && { 'aria-describedby': id })}
      role="alertdialog"
      size="small"
      isDismissable={!isPending}
      hasCloseButton={false}
      keepsOnBackdrop
      footer={(close) => (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus goes into a dialog in any case, here to the answer that costs less */}
          <Button autoFocus={tone === 'critical'} isDisabled={isPending} onPress={close}>
            {cancelLabel ?? strings.cancel}
          </Button>
          <Button
            tone={tone}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
            autoFocus={tone === 'action'}
            isPending={isPending}
            onPress={() => onConfirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {children && (
        <div id={id} data-part="description" className={styles.description}>
          {children}
        </div>
      )}
      <div role="alert">
        {error && (
          <div data-part="error" className={styles.error}>
            <span className={styles.errorIcon}>
              <CriticalIcon size="small" />
            </span>
            <div>{error}</div>
          </div>
        )}
      </div>
    </Dialog>
  );
}

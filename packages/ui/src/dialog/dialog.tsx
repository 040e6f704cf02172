import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useUi } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './dialog.css.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

/** 400, 560 and 720 px wide, and never wider than the screen. */
export type DialogSize = 'small' | 'standard' | 'large';

export interface DialogProps extends SheetProps {
  /** 400, 560 or 720 px wide. @default 'standard' */
  size?: DialogSize;
  /** `alertdialog` interrupts with a question; use `ConfirmDialog`. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A sheet over the page that takes all attention. Focus goes in, stays in, and returns to where it came from; the page
 * below stands still.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, defaultOpen, onOpenChange, isDismissable = true, keepsOnBackdrop = false } = props;
  const { portalContainer } = useUi();
  return (
    <ModalOverlay
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      isDismissable={isDismissable && !keepsOnBackdrop}
      isKeyboardDismissDisabled={!isDismissable}
      // oxlint-disable-next-line typescript/no-deprecated -- its replacement lives in a package that is not ours to import
      {...(portalContainer && { UNSTABLE_portalContainer: portalContainer })}
      data-component="dialog"
      className={styles.scrim}
    >
      <Modal data-part="panel" className={cx(styles.panel, styles.size[props.size ?? 'standard'])}>
        <Sheet {...props} isDismissable={isDismissable} />
      </Modal>
    </ModalOverlay>
  );
}

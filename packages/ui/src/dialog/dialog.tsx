import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './dialog.css.ts';
import { dialogStrings } from './dialog.strings.ts';
import { useScrolls } from './use-scrolls.ts';

/** 400, 560 and 720 px wide, and never wider than the screen. */
export type DialogSize = 'small' | 'standard' | 'large';

/** Content, or a function that is given the way to close. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode);

export interface DialogProps {
  /** Its name: shown at the top and spoken when it opens. */
  title: string;
  /** Scrolls when it is higher than the screen. */
  children: DialogContent;
  /** Stands where the title would, such as a search field; the title is then only spoken. */
  header?: ReactNode;
  /** Buttons along the lower edge; the one the dialog is for comes last. */
  footer?: DialogContent;
  /** 400, 560 or 720 px wide. @default 'standard' */
  size?: DialogSize;
  /** Holds whether it is open. Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Open at first, then left to itself. */
  defaultOpen?: boolean;
  /** Asked for by Escape, the backdrop and the close button. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Without it Escape and the backdrop do nothing and there is no close button: while something must not be cut off. @default true */
  isDismissable?: boolean;
  /** A press beside it does nothing: for a form with words in it. Escape and the close button stay. */
  keepsOnBackdrop?: boolean;
  /** Left out where the content has its own way out, such as a cancel button. @default true */
  hasCloseButton?: boolean;
  /** `alertdialog` interrupts with a question; use `ConfirmDialog`. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Id of the sentence that says more than the title; spoken after it. */
  'aria-describedby'?: string;
}

const contentOf = (content: DialogContent, close: () => void) =>
  typeof content === 'function' ? content(close) : content;

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
      // Its replacement lives in a package that is not ours to import.
      // oxlint-disable-next-line typescript/no-deprecated
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

function Sheet({ title, children, header, footer, isDismissable, role, ...props }: DialogProps) {
  const strings = useStrings(dialogStrings);
  const [body, scrolls] = useScrolls();
  const describedBy = props['aria-describedby'];
  const hasCloseButton = isDismissable && props.hasCloseButton !== false;
  return (
    <AriaDialog
      {...(role && { role })}
      {...(describedBy && { 'aria-describedby': describedBy })}
      data-part="dialog"
      className={styles.dialog}
    >
      {({ close }) => (
        <>
          <div data-part="header" className={styles.header}>
            <Heading slot="title" level={2} className={header ? styles.hiddenTitle : styles.title}>
              {title}
            </Heading>
            {header && <div className={styles.headerContent}>{header}</div>}
            {hasCloseButton && <IconButton slot="close" label={strings.close} icon={<CloseIcon />} />}
          </div>
          <div
            ref={body}
            data-part="body"
            data-scrolls={scrolls || undefined}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari gives a scrolling area no focus of its own
            tabIndex={scrolls ? 0 : undefined}
            className={styles.body}
          >
            <div>{contentOf(children, close)}</div>
          </div>
          {footer && (
            <div data-part="footer" className={styles.footer}>
              {contentOf(footer, close)}
            </div>
          )}
        </>
      )}
    </AriaDialog>
  );
}

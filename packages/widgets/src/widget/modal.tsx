import { focusedElement, lockScroll, isComposing } from '@shuyuan/ui/modality';
import { useUi } from '@shuyuan/ui/provider';
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './modal.css.ts';

export interface ModalProps {
  /** Public name for `data-component`. */
  component: string;
  /** Spoken when it opens. */
  label: string;
  /** Id of the sentence that says more than the label. */
  describedBy?: string;
  /** `alertdialog` asks a question, and a press beside it is no answer. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** 400 px, 560 px, or as wide as something that is watched; `top` is 720 px, of one height, and near the upper edge. */
  size: 'small' | 'medium' | 'wide' | 'top';
  /** A press beside it closes nothing: it holds what would be lost. @default false */
  keepsOnBeside?: boolean;
  /** What it shows. When this changes and the control that had the focus is gone, the first one gets it. */
  page?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: the page behind it rests, focus starts at the first control and returns to where it
 * came from. It stands above everything wherever it is drawn, inside a shadow root too.
 */
export function Modal({
  component,
  label,
  describedBy,
  role = 'dialog',
  size,
  onClose,
  ...rest
}: ModalProps) {
  const { keepsOnBeside = false, page, children } = rest;
  const { portalContainer } = useUi();
  const dialog = useModalDialog(page);
  const pressedOn = useRef<EventTarget | null>(null);

  function handleKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Escape') {
      // Asked of its owner, so that an Escape that ends a composition closes nothing in any browser.
      event.preventDefault();
      event.stopPropagation();
      if (!isComposing(event)) onClose();
    } else if (event.key === 'Tab') keepInside(event);
  }

  function handleClick({ target, currentTarget }: MouseEvent) {
    const isBeside = target === currentTarget && pressedOn.current === currentTarget;
    if (isBeside && role === 'dialog' && !keepsOnBeside) onClose();
  }

  const content = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the press beside it, which Escape does by keys
    <dialog
      ref={dialog}
      role={role}
      aria-label={label}
      aria-describedby={describedBy}
      aria-modal="true"
      data-component={component}
      className={styles.scrim[size]}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        pressedOn.current = event.target;
        // What has the focus keeps it: there is nothing to focus beside the panel.
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onClick={handleClick}
    >
      <div className={styles.panel[size]}>{children}</div>
    </dialog>
  );
  return portalContainer ? createPortal(content, portalContainer) : content;
}

/** Opens the dialog as it is drawn, and keeps the focus in it when what it shows is another. */
function useModalDialog(page: string | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = focusedElement();
    const letGo = lockScroll();
    element?.showModal();
    return () => {
      element?.close();
      letGo();
      // The browser has given the focus back, unless a dialog above this one, which goes with it, still kept the page at rest.
      queueMicrotask(() => {
        if (opener?.isConnected && !focusedElement()) opener.focus({ preventScroll: true });
      });
    };
  }, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    // A dialog that scrolls may have taken the focus itself.
    const isLost = !activeElement || activeElement === element || !element.contains(activeElement);
    const first = element.querySelector<HTMLElement>(firstStop);
    if (isLost || shown.current === null) (first ?? stopsIn(element)[0])?.focus();
    shown.current = element;
  }, [page]);
  return dialog;
}

/** The button that its content says is the one to begin with. */
const firstStop = 'button[data-first-stop], [data-first-stop] button:not([tabindex="-1"])';

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

const stopsIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );

/** The browser lets the Tab key out into its own bars; it goes round inside instead. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  const all = stopsIn(event.currentTarget);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import { dialogStrings } from './dialog.strings.ts';
import * as styles from './sheet.css.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useScrolls } from './use-scrolls.ts';

/** Content, or a function that is given the way to close. */
export type DialogContent = ReactNode | ((close: () => void) => ReactNode);

/** What a dialog and a drawer say and hold. */
export interface SheetProps {
  /** Its name: shown at the top and spoken when it opens. */
  title: string;
  /** Scrolls when it is higher than the screen. */
  children: DialogContent;
  /** Stands where the title would, such as a search field; the title is then only spoken. */
  header?: ReactNode;
  /** Buttons along the lower edge; the one it is for comes last. */
  footer?: DialogContent;
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
  /** Id of the sentence that says more than the title; spoken after it. */
  'aria-describedby'?: string;
}

const contentOf = (content: DialogContent, close: () => void) =>
  typeof content === 'function' ? content(close) : content;

/** Title, scrolling body and buttons: what lies on the panel of a dialog or a drawer. */
export function Sheet({
  title,
  children,
  header,
  footer,
  isDismissable = true,
  role,
  ...props
}: SheetProps & { role?: 'dialog' | 'alertdialog' | undefined }) {
  const strings = useStrings(dialogStrings);
  const [body, scrolls] = useScrolls();
  useFocusReturn();
  const describedBy = props['aria-describedby'];
  const hasCloseButton = isDismissable && props.hasCloseButton !== false;
  return (
    <AriaDialog
      {...(role && { role })}
      {...(describedBy && { 'aria-describedby': describedBy })}
      data-part="dialog"
      className={styles.sheet}
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
            <div className={styles.content}>{contentOf(children, close)}</div>
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

import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from '../dialog/dialog.css.ts';
import { dialogStrings } from '../dialog/dialog.strings.ts';
import * as sheetStyles from '../dialog/sheet.css.ts';
import { useScrolls } from '../dialog/use-scrolls.ts';
import { CloseIcon } from '../icons/index.ts';
import { NativeIconButton } from '../native-button/native-icon-button.tsx';
import { useStrings, useUi } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import { useModal } from './use-modal.ts';
import { usePresence } from './use-presence.ts';

/** Controlled only: `onClose` asks, the owner sets `isOpen`. */
export interface LightDialogProps {
  /** Its name: shown at the top and spoken when it opens. */
  title: string;
  /** Scrolls when it is higher than the screen. */
  children: ReactNode;
  /** 400, 560 or 720 px wide, and never wider than the screen. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  isOpen: boolean;
  /** Asked for by Escape, the backdrop and the close button. Without it there is no way out but the content's own. */
  onClose?: (() => void) | undefined;
  /** A press beside it does nothing: for a form with words in it. Escape and the close button stay. */
  keepsOnBackdrop?: boolean;
}

/**
 * `Dialog` without react-aria, for widgets whose bytes are counted: the same look and the same manners. Focus goes in,
 * stays in, and returns to where it came from; the page below stands still and out of reach, but for its notices.
 */
export function LightDialog(props: LightDialogProps) {
  const { isOpen, size = 'standard' } = props;
  const { portalContainer } = useUi();
  const overlay = useRef<HTMLDivElement>(null);
  const presence = usePresence(isOpen, overlay);
  useModal(overlay, isOpen && presence !== 'gone', props);
  if (presence === 'gone' || typeof document === 'undefined') return null;
  const moving = {
    'data-entering': presence === 'entering' || undefined,
    'data-exiting': presence === 'leaving' || undefined,
  };
  return createPortal(
    <div ref={overlay} data-component="dialog" className={styles.scrim} {...moving}>
      <div data-part="panel" className={cx(styles.panel, styles.size[size])} {...moving}>
        <LightSheet {...props} />
      </div>
    </div>,
    portalContainer ?? document.body,
  );
}

function LightSheet({ title, onClose, children }: LightDialogProps) {
  const strings = useStrings(dialogStrings);
  const [body, scrolls] = useScrolls();
  const titleId = useId();
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element of that name would cover the page's notices
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      data-part="dialog"
      tabIndex={-1}
      className={sheetStyles.sheet}
    >
      <div data-part="header" className={sheetStyles.header}>
        <h2 id={titleId} className={sheetStyles.title}>
          {title}
        </h2>
        {onClose && <NativeIconButton label={strings.close} icon={<CloseIcon />} onPress={onClose} />}
      </div>
      <div
        ref={body}
        data-part="body"
        data-scrolls={scrolls || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari gives a scrolling area no focus of its own
        tabIndex={scrolls ? 0 : undefined}
        className={sheetStyles.body}
      >
        <div className={sheetStyles.content}>{children}</div>
      </div>
    </section>
  );
}

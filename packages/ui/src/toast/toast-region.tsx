import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import * as buttonStyles from '../button/button.css.ts';
import { CloseIcon, CriticalIcon, InfoIcon, PositiveIcon } from '../icons/index.ts';
import { NativeButton } from '../native-button/native-button.tsx';
import { useStrings, useUi } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import { toastStrings } from './toast.strings.ts';
import * as styles from './toast.css.ts';
import type { Toast, ToastQueue } from './toast-queue.ts';
import { useHeardPlace } from './use-heard-place.ts';
import { useToastFocus } from './use-toast-focus.ts';

/** The region only draws: create the queue once, outside of rendering. */
export interface ToastRegionProps {
  /** Made once by the page with `createToastQueue`. */
  queue: ToastQueue;
}

const icons = { neutral: InfoIcon, positive: PositiveIcon, critical: CriticalIcon };

/**
 * Where notices appear: at most three, above everything, each announced once. F6 goes to them and back; their clocks stand
 * still while a pointer or the focus rests on them. One per page.
 */
export function ToastRegion({ queue }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.visible, queue.visible);
  const { portalContainer } = useUi();
  const place = useHeardPlace(portalContainer ?? bodyOfPage(), toasts);
  if (toasts.length === 0 || !place) return null;
  return createPortal(<Notices queue={queue} toasts={toasts} heard={place.heard} />, place.element);
}

const bodyOfPage = () => (typeof document === 'undefined' ? null : document.body);

interface NoticesProps extends ToastRegionProps {
  toasts: readonly Toast[];
  /** Were announced elsewhere. */
  heard: ReadonlySet<Toast['key']>;
}

function Notices({ queue, toasts, heard }: NoticesProps) {
  const region = useRef<HTMLElement>(null);
  const strings = useStrings(toastStrings);
  const focusProps = useToastFocus(region, queue, toasts);
  return (
    <section
      {...focusProps}
      ref={region}
      tabIndex={-1}
      aria-label={strings.region}
      // Keeps the region within reach while a dialog holds the focus, and a press on it from closing one.
      data-react-aria-top-layer="true"
      data-component="toast-region"
      className={styles.region}
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <Notice
            key={toast.key}
            toast={toast}
            isHeard={toast.isHeard || heard.has(toast.key)}
            onDismiss={() => queue.dismiss(toast.key)}
          />
        ))}
      </ol>
    </section>
  );
}

interface NoticeProps {
  toast: Toast;
  /** It was announced before. */
  isHeard: boolean;
  onDismiss: () => void;
}

function Notice({ toast, isHeard, onDismiss }: NoticeProps) {
  const { tone, text, action, isLeaving } = toast;
  const strings = useStrings(toastStrings);
  const Icon = icons[tone];
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    // A dialog around it would close.
    event.preventDefault();
    onDismiss();
  };
  const answer = () => {
    action?.onPress();
    onDismiss();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape on the buttons in it
    <li
      data-part="toast"
      data-tone={tone}
      data-leaving={isLeaving || undefined}
      className={styles.row}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.drawer}>
        <div className={styles.toast}>
          <span className={styles.icon[tone]}>
            <Icon />
          </span>
          <div className={styles.content}>
            <div role={isHeard ? undefined : 'alert'} data-part="text" className={styles.text}>
              {text}
            </div>
            {action && (
              <NativeButton size="small" tone="action" isQuiet onPress={answer}>
                {action.label}
              </NativeButton>
            )}
          </div>
          <button
            type="button"
            data-part="dismiss"
            aria-label={strings.dismiss}
            className={cx(
              buttonStyles.button,
              buttonStyles.size.small,
              buttonStyles.square.small,
              buttonStyles.quiet.neutral,
            )}
            onClick={onDismiss}
          >
            <CloseIcon size="small" />
          </button>
        </div>
      </div>
    </li>
  );
}

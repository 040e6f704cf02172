import type { ReactNode } from 'react';
import * as spinnerStyles from '../button/spinner.css.ts';
import * as styles from '../empty-state/empty-state.css.ts';
import { CriticalIcon } from '../icons/index.ts';
import { NativeButton } from '../native-button/native-button.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as own from './error-state.css.ts';
import { errorStateStrings } from './error-state.strings.ts';
import { useRetryAfter } from './use-retry-after.ts';

/** Words for what failed to load. Only `title` is required; with `onRetry` there is a button. */
export interface ErrorStateProps {
  /** What happened, in one sentence and without blame. */
  title: string;
  /** What was kept, and what to do when trying again does not help. */
  description?: ReactNode;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /**
   * Whole seconds after which a busy server asks to try again. Said in place of the description, as what that advises
   * would not help; and `onRetry` is then called once without a press. @default 0
   */
  retryAfter?: number;
  /** @default 重试, Retry */
  retryLabel?: string;
  /** Another way out: a `LinkButton` home. */
  action?: ReactNode;
  /** One of `@shuyuan/ui/icons`, large. @default a circled exclamation mark */
  icon?: ReactNode;
  /** `small` inside a list or a panel, without the picture. @default 'standard' */
  size?: 'small' | 'standard';
}

/** Something that should be here and is not. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, onRetry, isRetrying = false, action, icon, size = 'standard' } = props;
  const strings = useStrings(errorStateStrings);
  const wait = onRetry ? (props.retryAfter ?? 0) : 0;
  const description = wait > 0 ? strings.busy(wait) : props.description;
  useRetryAfter(isRetrying ? 0 : wait, onRetry);
  return (
    <div data-component="error-state" className={cx(styles.state, styles.size[size])}>
      {size === 'standard' && (
        <span data-part="icon" className={cx(styles.icon, own.icon)}>
          {icon ?? <CriticalIcon size="large" />}
        </span>
      )}
      <div role="alert">
        <p data-part="title" className={cx(styles.title, styles.titleSize[size])}>
          {title}
        </p>
      </div>
      {description && (
        <p data-part="description" className={styles.description}>
          {description}
        </p>
      )}
      {(onRetry || action) && (
        <div data-part="actions" className={own.actions}>
          {onRetry && (
            <NativeButton size={size} isPending={isRetrying} onPress={onRetry}>
              {isRetrying && <span aria-hidden="true" className={spinnerStyles.spinner} />}
              {props.retryLabel ?? strings.retry}
            </NativeButton>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

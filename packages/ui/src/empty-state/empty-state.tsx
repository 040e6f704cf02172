import type { ReactNode } from 'react';
import { EmptyIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './empty-state.css.ts';

/** Words for a list that loaded and has nothing in it. Only `title` is required. */
export interface EmptyStateProps {
  /** One sentence: what is not here. */
  title: string;
  /** Why, or what would fill it. */
  description?: ReactNode;
  /** The next thing to do: a `Button` or a `LinkButton`. */
  action?: ReactNode;
  /** One of `@shuyuan/ui/icons`, large. @default an open tray */
  icon?: ReactNode;
  /** `small` inside a list or a panel, without the picture. @default 'standard' */
  size?: 'small' | 'standard';
}

/** A place with nothing in it yet. Never for something that failed: that is `ErrorState`. */
export function EmptyState({ title, description, action, icon, size = 'standard' }: EmptyStateProps) {
  return (
    <div data-component="empty-state" className={cx(styles.state, styles.size[size])}>
      {size === 'standard' && (
        <span data-part="icon" className={styles.icon}>
          {icon ?? <EmptyIcon size="large" />}
        </span>
      )}
      <p data-part="title" className={cx(styles.title, styles.titleSize[size])}>
        {title}
      </p>
      {description && (
        <p data-part="description" className={styles.description}>
          {description}
        </p>
      )}
      {action && (
        <div data-part="action" className={styles.action}>
          {action}
        </div>
      )}
    </div>
  );
}

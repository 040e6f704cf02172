import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as styles from './badge.css.ts';

/** Words and their tone. The tone is never spoken, so the words have to say it all. */
export interface BadgeProps {
  /** A word or two: the tone alone says nothing. */
  children: ReactNode;
  /** `caution` is gold: membership and warnings. @default 'neutral' */
  tone?: 'neutral' | 'action' | 'positive' | 'critical' | 'caution';
}

/** A mark on something: a role, a state, a kind. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span data-component="badge" className={cx(styles.badge, styles.tone[tone])}>
      {children}
    </span>
  );
}

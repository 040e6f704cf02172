import type { ReactNode } from 'react';
import * as styles from './account-settings.css.ts';
import * as own from './person.css.ts';

interface RowViewProps {
  term: string;
  children: ReactNode;
  /** Said below the value; `hintId` ties a button to it. */
  hint?: string;
  hintId?: string;
  action?: ReactNode;
}

/** One fact of the person. Stands in a `dl`. */
export function RowView({ term, children, hint, hintId, action }: RowViewProps) {
  return (
    <div className={styles.row}>
      <dt className={own.term}>{term}</dt>
      <dd className={own.value}>
        {children}
        {hint !== undefined && (
          <p id={hintId} className={own.hint}>
            {hint}
          </p>
        )}
      </dd>
      {action !== undefined && <dd className={own.action}>{action}</dd>}
    </div>
  );
}

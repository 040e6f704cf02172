import * as styles from './progress-line.css.ts';

interface ProgressLineProps {
  /** Spoken: what goes on. */
  label: string;
  /** Whole, from 0 to 100; null while nobody knows. */
  percent: number | null;
  /** @default 'action' */
  tone?: 'action' | 'neutral' | 'critical';
}

/** How far something has come, and the figure beside it. */
export function ProgressLine({ label, percent, tone = 'action' }: ProgressLineProps) {
  return (
    <div className={styles.line}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no browser lets its own be drawn alike
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className={styles.track}
      >
        {percent === null ? (
          <span className={styles.unknown} />
        ) : (
          <span className={styles.fills[tone]} style={{ inlineSize: `${percent}%` }} />
        )}
      </div>
      {percent !== null && (
        <span aria-hidden="true" className={styles.value}>
          {percent}%
        </span>
      )}
    </div>
  );
}

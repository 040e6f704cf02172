import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { cx } from '../theme/cx.ts';
import { ariaProgress, type ProgressProps } from './progress-props.ts';
import * as styles from './progress.css.ts';

/** Value and label come from `ProgressProps`; a null value shows that the end is unknown. */
export interface ProgressRingProps extends ProgressProps {
  /** 20, 40 or 72 px. The percentage stands in the largest. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
}

const radius = { small: 44, standard: 45.5, large: 46.5 };

/** How far something has come, round a circle: beside a title, over a picture. Its label is spoken only. */
export function ProgressRing(props: ProgressRingProps) {
  const { label, tone = 'action', size = 'standard' } = props;
  const circle = { cx: 50, cy: 50, r: radius[size], pathLength: 100 };
  return (
    <AriaProgressBar
      {...ariaProgress(props)}
      aria-label={label}
      data-component="progress-ring"
      className={cx(styles.ring, styles.side[size], styles.stroke[size], styles.tone[tone])}
    >
      {({ percentage }) => (
        <>
          <svg
            viewBox="0 0 100 100"
            aria-hidden="true"
            className={cx(styles.drawing, percentage === undefined && styles.turning)}
          >
            <circle {...circle} className={styles.groove} />
            {percentage !== 0 && (
              <circle
                {...circle}
                data-part="arc"
                className={styles.arc}
                // The dash ends where the groove does: a round cap of a full circle would overlap its beginning.
                strokeDasharray={`${percentage ?? 75} 100`}
              />
            )}
          </svg>
          {size === 'large' && percentage !== undefined && (
            <span data-part="value" aria-hidden="true" className={styles.inside}>
              {`${Math.floor(percentage)}%`}
            </span>
          )}
        </>
      )}
    </AriaProgressBar>
  );
}

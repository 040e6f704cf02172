import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { cx } from '../theme/cx.ts';
import { ariaProgress, type ProgressProps } from './progress-props.ts';
import * as styles from './progress.css.ts';

/** Value and label come from `ProgressProps`; a null value shows that the end is unknown. */
export interface ProgressBarProps extends ProgressProps {
  /** Spoken only: the place must say by itself what goes on. */
  isLabelHidden?: boolean;
  /** Spoken only: a thin line under a picture. */
  isValueHidden?: boolean;
  /** 4, 6 or 10 px thick. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
}

/** How far something has come, along a line as wide as its place. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden = false, isValueHidden = false, tone = 'action', size = 'standard' } = props;
  const hasValue = !isValueHidden && (props.value !== null || props.valueText !== undefined);
  return (
    <AriaProgressBar
      {...ariaProgress(props)}
      {...(isLabelHidden && { 'aria-label': label })}
      data-component="progress-bar"
      className={cx(styles.bar, styles.tone[tone])}
    >
      {({ percentage, valueText }) => (
        <>
          {!isLabelHidden && (
            <Label data-part="label" className={styles.label}>
              {label}
            </Label>
          )}
          {hasValue && !isLabelHidden && <Value>{valueText ?? props.valueText}</Value>}
          <span
            data-part="track"
            className={cx(
              styles.track,
              styles.thickness[size],
              hasValue && isLabelHidden && styles.trackBeside,
            )}
          >
            {percentage === undefined ? (
              <span data-part="fill" className={styles.unknown} />
            ) : (
              <span data-part="fill" className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
            )}
          </span>
          {hasValue && isLabelHidden && <Value>{valueText ?? props.valueText}</Value>}
        </>
      )}
    </AriaProgressBar>
  );
}

function Value({ children }: { children: string | undefined }) {
  return (
    <span data-part="value" className={styles.value}>
      {children}
    </span>
  );
}

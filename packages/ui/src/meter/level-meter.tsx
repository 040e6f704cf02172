import { forwardRef, useImperativeHandle } from 'react';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './meter.css.ts';
import { meterStrings } from './meter.strings.ts';
import { useLevel } from './use-level.ts';

/** Moves the level without rendering. */
export interface LevelMeterHandle {
  /** From 0 to 100. Call it as often as there is something to hear; what is heard of it changes twice a second at most. */
  set: (level: number) => void;
}

/** Update it through the ref, many times a second, without rendering; `level` alone is for meters that stand still. */
export interface LevelMeterProps {
  /** Which sound it is: "麦克风音量". */
  label: string;
  /** Spoken only: the place must say by itself what is measured. */
  isLabelHidden?: boolean;
  /** From 0 to 100: where it starts, or its level when nobody uses the handle. @default 0 */
  level?: number;
  /** 8, 12 or 20 px thick. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** Milliseconds that only grow, for the fall of the peak. @default performance.now */
  now?: () => number;
}

const monotonic = () => performance.now();

/** How loud something is right now, with the loudest of the last second. Past 90 a voice is distorted. */
export const LevelMeter = forwardRef<LevelMeterHandle, LevelMeterProps>(function LevelMeter(props, ref) {
  const { label, isLabelHidden = false, level = 0, size = 'standard', now = monotonic } = props;
  const { loudness } = useStrings(meterStrings);
  const [root, set] = useLevel(level, now, loudness);
  useImperativeHandle(ref, () => ({ set }), [set]);
  return (
    <div data-component="level-meter" className={styles.level}>
      {!isLabelHidden && (
        <span data-part="label" aria-hidden="true" className={styles.levelLabel}>
          {label}
        </span>
      )}
      <div
        ref={root}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by CSS, moved without rendering
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        // What changes is written by the handle; React must find the same here each time.
        aria-valuenow={0}
        data-part="strip"
        className={cx(styles.strip, styles.thickness[size])}
      >
        <span className={styles.cover} />
        <span data-part="peak" className={styles.peak} />
      </div>
    </div>
  );
});

import { momentText } from '../../widget/moment-text.ts';
import { recorderLimits } from '../recorder-limits.ts';
import type { RecorderViewStrings } from '../views/recorder-views.strings.ts';
import * as styles from './console.css.ts';

interface ConsoleClockProps {
  /** Whole seconds. */
  elapsed: number;
  isPaused: boolean;
  strings: RecorderViewStrings;
}

const urgency = (left: number) => (left <= 10 ? 'last' : left <= 60 ? 'short' : 'ample');

/** How long it records and how long it still may. Nobody is told each second. */
export function ConsoleClock({ elapsed, isPaused, strings }: ConsoleClockProps) {
  const left = Math.max(0, recorderLimits.seconds - elapsed);
  return (
    <div className={styles.clock}>
      <span className={styles.dot} />
      <span role="timer" aria-live="off" aria-label={strings.recorded} className={styles.time}>
        {momentText(elapsed)}
      </span>
      <span className={styles.states}>
        <span className={styles.stateName}>{isPaused ? strings.paused : strings.recording}</span>
        <span className={styles.remaining[urgency(left)]}>{strings.remaining(momentText(left))}</span>
      </span>
    </div>
  );
}

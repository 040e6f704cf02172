import { NativeButton } from '@shuyuan/ui/native-button';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import * as styles from './waiting.css.ts';

interface CountdownProps {
  /** Whole seconds. */
  left: number;
  context: RecorderViewContext;
}

/** The last seconds before a recording. */
export function CountdownView({ left, context: { strings, actions } }: CountdownProps) {
  return (
    <div data-component="recorder-countdown" className={styles.count}>
      <h2 className={styles.title}>{strings.soon}</h2>
      <div className={styles.dial}>
        <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.ring}>
          <circle cx="50" cy="50" r="48" className={styles.groove} />
          {/* A second of its own: the ring begins anew with each. */}
          <circle key={left} cx="50" cy="50" r="48" pathLength="100" className={styles.arc} />
        </svg>
        <span role="timer" aria-live="off" aria-label={strings.countdown} className={styles.numeral}>
          {left}
        </span>
      </div>
      <NativeButton onPress={actions.cancelCountdown}>{strings.cancel}</NativeButton>
    </div>
  );
}

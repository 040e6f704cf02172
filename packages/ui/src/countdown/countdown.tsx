import type { ReactNode } from 'react';
import { LiveRegion } from '../live-region/live-region.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './countdown.css.ts';
import { countdownStrings } from './countdown.strings.ts';
import { timeLeft } from './time-left.ts';
import { useCountdown } from './use-countdown.ts';
import { useMilestones, type Milestone } from './use-milestones.ts';

/** `deadline` is an instant; the component ticks by itself and calls `onEnd` once. */
export interface CountdownProps {
  /** What ends, or begins: "距秒杀结束". */
  label: string;
  /** Spoken only: the place must say by itself what ends. */
  isLabelHidden?: boolean;
  /** Epoch milliseconds, or an ISO 8601 instant as the server sends it. What is neither is shown as it came. */
  deadline: number | string;
  /** Epoch milliseconds. Give the server's clock where a wrong device must not gain time. @default Date.now */
  now?: () => number;
  /** 14, 18 or 28 px. @default 'standard' */
  size?: 'small' | 'standard' | 'large';
  /** Every figure on a plate of its own. */
  hasPlates?: boolean;
  /** So many seconds before the end it turns cinnabar. @default 60 */
  urgentFrom?: number;
  /** Stands in its place afterwards. @default 已结束, Ended */
  endText?: ReactNode;
  /** Once per deadline, also when it had passed before. */
  onEnd?: () => void;
}

const systemTime = () => Date.now();
const pad = (part: number) => String(part).padStart(2, '0');

/** The time until a deadline. Announced at the start, in the last minute and at the end, and never in between. */
export function Countdown(props: CountdownProps) {
  const { label, isLabelHidden, deadline, now = systemTime, size = 'standard', urgentFrom = 60 } = props;
  const strings = useStrings(countdownStrings);
  const instant = typeof deadline === 'number' ? deadline : Date.parse(deadline);
  const seconds = useCountdown(instant, now, props.onEnd);
  const passed = useMilestones(seconds);
  if (Number.isNaN(instant)) return <span data-component="countdown">{deadline}</span>;
  const left = timeLeft(seconds);
  const isUrgent = seconds <= urgentFrom;
  const announcements: Record<Milestone, string> = {
    none: '',
    start: strings.remaining(label, strings.spoken(timeLeft(passed.left))),
    'last-minute': strings.remaining(label, strings.spoken(timeLeft(passed.left))),
    end: strings.announcedEnd(label, strings.ended),
  };
  return (
    <div data-component="countdown" data-ended={seconds === 0 || undefined} className={styles.countdown}>
      {!isLabelHidden && (
        <span data-part="label" aria-hidden="true">
          {label}
        </span>
      )}
      <div role="timer" aria-label={label} className={styles.size[size]}>
        {seconds === 0 ? (
          <span data-part="end" className={styles.ended}>
            {props.endText ?? strings.ended}
          </span>
        ) : (
          <>
            <span className={styles.spoken}>{strings.spoken(left)}</span>
            <span
              aria-hidden="true"
              dir="ltr"
              data-part="clock"
              data-urgent={isUrgent || undefined}
              className={cx(styles.clock, isUrgent && styles.urgent)}
            >
              {left.days > 0 && <span className={styles.days}>{strings.days(left.days)}</span>}
              <Figures {...left} hasPlates={props.hasPlates ?? false} isUrgent={isUrgent} />
            </span>
          </>
        )}
      </div>
      <LiveRegion message={announcements[passed.milestone]} />
    </div>
  );
}

interface FiguresProps {
  hours: number;
  minutes: number;
  seconds: number;
  hasPlates: boolean;
  isUrgent: boolean;
}

function Figures({ hours, minutes, seconds, hasPlates, isUrgent }: FiguresProps) {
  const plate = hasPlates && cx(styles.plate, isUrgent && styles.urgentPlate);
  return [hours, minutes, seconds].map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- three places that never change
    <span key={index} className={styles.place}>
      {index > 0 && <span className={styles.colon}>:</span>}
      <span className={plate || undefined}>{pad(part)}</span>
    </span>
  ));
}

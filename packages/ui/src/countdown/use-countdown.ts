import { useEffect, useRef, useState } from 'react';
import { secondsUntil } from './time-left.ts';

/**
 * Whole seconds until a deadline. Every tick asks the clock again and waits for the next full second, so that a slow
 * page or a sleeping tab costs a tick and never the right time.
 */
export function useCountdown(deadline: number, now: () => number, onEnd?: () => void) {
  const [left, setLeft] = useState(() => secondsUntil(deadline, now()));
  const latest = useRef({ now, onEnd });
  const endedFor = useRef<number>(undefined);
  useEffect(() => {
    latest.current = { now, onEnd };
  });

  useEffect(() => {
    if (Number.isNaN(deadline)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const moment = latest.current.now();
      const seconds = secondsUntil(deadline, moment);
      setLeft(seconds);
      if (seconds > 0) {
        // At least a moment: a clock that stands still must not be asked without end.
        timer = setTimeout(tick, Math.max((deadline - moment) % 1000 || 1000, 20));
      } else if (endedFor.current !== deadline) {
        endedFor.current = deadline;
        latest.current.onEnd?.();
      }
    };
    tick();
    // A hidden tab ticks once a minute at best: be right at the moment somebody looks.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);
  return left;
}

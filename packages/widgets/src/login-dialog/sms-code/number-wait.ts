import { createDeadline, type Deadline } from '../../deadline/deadline.ts';
import type { WidgetHost } from '../../host/widget-host.ts';

/** Counts down for one number at a time; the others go on by themselves, on the device. */
export interface NumberWait {
  /** Whose wait is counted, null for nobody's. Brings back what is left of it, also after a reload. */
  follow: (key: string | null) => void;
  /** Nothing happens while it follows nobody. */
  start: (seconds: number) => void;
  /** Ends the timer. What is left of the wait stays on the device. */
  dispose: () => void;
}

export function createNumberWait(
  { clock, scheduler, storage }: Pick<WidgetHost, 'clock' | 'scheduler' | 'storage'>,
  onTick: (seconds: number) => void,
): NumberWait {
  let deadline: Deadline | undefined;

  return {
    follow(key) {
      deadline?.dispose();
      deadline = undefined;
      if (key === null) return;
      const own = createDeadline({ clock, scheduler, storage, key: `sms/${key}` });
      deadline = own;
      own.subscribe(() => {
        if (deadline === own) onTick(Math.ceil(own.remaining() / 1000));
      });
      void own.restore();
    },
    start: (seconds) => deadline?.start(seconds * 1000),
    dispose: () => deadline?.dispose(),
  };
}

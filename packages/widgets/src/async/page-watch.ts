import type { Scheduler } from '../host/widget-host.ts';

/** Tells when the page is out of sight, and when it is seen again. */
export function createPageWatch(
  scheduler: Scheduler,
  listeners: { onHide?: () => void; onShow: () => void },
) {
  let isHidden = false;
  return {
    isHidden: () => isHidden,
    /** Answers the way to stop. */
    open: () => {
      isHidden = false;
      const stopHiding = scheduler.onHide(() => {
        isHidden = true;
        listeners.onHide?.();
      });
      const stopWaking = scheduler.onWake(() => {
        isHidden = false;
        listeners.onShow();
      });
      return () => {
        stopHiding();
        stopWaking();
      };
    },
  };
}

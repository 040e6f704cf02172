import type { Scheduler } from '../host/widget-host.ts';

/** Settles as `work` does, or with what `onTimeout` answers when that takes longer than `limit` milliseconds. */
export function withTimeout<Result>(
  scheduler: Scheduler,
  limit: number,
  work: Promise<Result>,
  onTimeout: () => Result | Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = scheduler.after(limit, () => {
      // A late answer that throws is a rejection too.
      Promise.resolve().then(onTimeout).then(resolve, reject);
    });
    work.then(resolve, reject).finally(cancel);
  });
}

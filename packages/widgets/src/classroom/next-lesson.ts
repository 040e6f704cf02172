import type { WidgetHost } from '../host/widget-host.ts';

/** What stands over a film that has been played to its end. */
export type Ending =
  /** Seconds until the next lesson begins by itself. */
  | { status: 'counting'; left: number }
  /** It begins by a press alone. */
  | { status: 'offered' }
  /** There is none after it. */
  | { status: 'last' }
  /** It was free out of a course that is sold. */
  | { status: 'tried' };

/** Seconds. */
const countdown = 10;

interface NextLessonDeps {
  host: Pick<WidgetHost, 'scheduler'>;
  /** Somebody is at something else: it waits for them. */
  isBusy: () => boolean;
  /** Whether it was tried out of a course that is sold. */
  isTried: () => boolean;
  /** Whether another lesson follows; undefined for what stands alone. */
  follows: () => boolean | undefined;
  get: () => Ending | null;
  set: (ending: Ending | null) => void;
  onNext: () => void;
}

/** The next lesson by itself, ten seconds after the end. While nobody is there to see it, the seconds do not run. */
export function createNextLesson({ host, isBusy, isTried, follows, get, set, onNext }: NextLessonDeps) {
  const { scheduler } = host;
  let cancel = () => {};
  let isHidden = false;

  function tick() {
    const ending = get();
    if (ending?.status !== 'counting') return;
    if (isHidden || isBusy()) wait();
    else if (ending.left > 1) {
      set({ status: 'counting', left: ending.left - 1 });
      wait();
    } else {
      set({ status: 'offered' });
      onNext();
    }
  }

  function wait() {
    cancel();
    cancel = scheduler.after(1000, tick);
  }

  return {
    /** It has been played to its end. */
    begin() {
      if (isTried()) return set({ status: 'tried' });
      const isFollowed = follows();
      if (isFollowed === undefined) return;
      set(isFollowed ? { status: 'counting', left: countdown } : { status: 'last' });
      if (isFollowed) wait();
    },
    /** They stay; it is offered further on. */
    stay() {
      cancel();
      if (get()?.status === 'counting') set({ status: 'offered' });
    },
    /** It is played again. */
    clear() {
      cancel();
      if (get() !== null) set(null);
    },
    start() {
      const stops = [
        scheduler.onHide(() => {
          isHidden = true;
        }),
        scheduler.onWake(() => {
          isHidden = false;
        }),
      ];
      return () => {
        cancel();
        for (const stop of stops) stop();
      };
    },
  };
}

import { createPageWatch } from './page-watch.ts';
import { createPoll, type PollOptions } from './poll.ts';

interface PollWhileSeenOptions<Answer> extends Omit<PollOptions<Answer>, 'isPaused'> {
  /** The page is seen, or online, again: before the next question. */
  onWake?: () => void;
}

/** A poll that asks nothing while the page is hidden, and at once when it is seen. */
export function createPollWhileSeen<Answer>({ onWake, ...options }: PollWhileSeenOptions<Answer>) {
  const page = createPageWatch(options.scheduler, {
    onHide: () => poll.pause(),
    onShow() {
      onWake?.();
      poll.hurry();
    },
  });
  const poll = createPoll<Answer>({ ...options, isPaused: page.isHidden });
  return {
    ...poll,
    /** Watches whether the page is seen. Returns the way to stop that and the asking. */
    open: () => {
      const close = page.open();
      return () => {
        close();
        poll.stop();
      };
    },
  };
}

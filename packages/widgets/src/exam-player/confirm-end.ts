import { timed, type createExamClock } from './exam-clock.ts';
import type { ExamContext } from './exam-state.ts';

type ExamClock = ReturnType<typeof createExamClock>;

/** The server is asked again so long after it was not reached, in milliseconds. */
const askAgainAfter = 5000;

/**
 * A device whose clock was set forward while it slept reads zero too early: the server is asked before anything is closed. Where
 * it is not reached, nothing closes that may still be open; what is sent too late, the server refuses by itself.
 */
export function createEndCheck(
  { host, strings, getProps, get, set, announce }: ExamContext,
  getClock: () => ExamClock | undefined,
  onEnd: () => void,
) {
  let cancelAsking = () => {};

  async function check() {
    const clock = getClock();
    const { paperId, exams, recordId } = getProps();
    const found = await timed(host.clock, () => exams.play(paperId, recordId)).catch(() => null);
    if (!clock || getClock() !== clock) return;
    const { user_paper: own, now } = found?.answer ?? {};
    if (own?.status === 1 && now && Date.parse(own.ended_at) - Date.parse(now) > 1000)
      clock.restart({ ended_at: own.ended_at, now }, found?.trip ?? 0);
    else if (!found && clock.awakeLeft() > 1000) return goOnUnsure(clock);
    else return onEnd();
    if (get().isClockUnsure) set({ isClockUnsure: false });
  }

  function goOnUnsure(clock: ExamClock) {
    if (!get().isClockUnsure) {
      set({ isClockUnsure: true });
      clock.assumeAwake();
      announce(strings.clockUnsure);
    }
    cancelAsking();
    cancelAsking = host.scheduler.after(askAgainAfter, () => void check());
  }

  return { check, stop: () => cancelAsking() };
}

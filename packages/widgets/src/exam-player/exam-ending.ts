import type { PaperPlay } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import type { AnswerKeeper } from './answer-keeper.ts';
import { isRunning, type ExamContext } from './exam-state.ts';

/** Retried so long after one another while the time is over and nobody answers. */
const submitAgainAfter = 3000;

/** A page that submits at the end of its time does so no earlier than this before it, in milliseconds. */
const endTolerance = 1000;

/** Whether an attempt was handed in before its time was over. */
const isEarly = ({ user_paper: { submit_at: submitted, ended_at: ends } }: PaperPlay) =>
  submitted !== null && Date.parse(ends) - Date.parse(submitted) > endTolerance;

/** How an attempt ends: what waits is sent first, then it is submitted, then shown as the server has it. */
export function createEnding(
  { host, strings, getProps, get, set, lifetime }: ExamContext,
  getKeeper: () => AnswerKeeper | undefined,
  showOutcome: (play: PaperPlay) => void,
) {
  let cancelRetry = () => {};
  /** Attempt that was submitted here by hand, whether or not the server's answer arrived. */
  let submittedId: number | undefined;

  /** Whether everything has arrived that can still arrive. */
  async function sendRest() {
    const keeper = getKeeper();
    return !keeper || (await keeper.flush()) || keeper.isOver();
  }

  /** Submits, and shows what came of it. Rejects when nobody answered. `isByTime`: nobody pressed a button for it. */
  async function finish(isByTime: boolean) {
    const { attempt } = get();
    if (attempt.status !== 'ready') return;
    const { exams, paperId } = getProps();
    const signal = lifetime.signal();
    const pid = attempt.user_paper.id;
    const isOthers = submittedId !== pid && (isByTime || getKeeper()?.isOver() === true);
    if (!isByTime) submittedId = pid;
    await exams.submit(pid);
    const play = await exams.play(paperId, pid);
    if (signal.aborted) return;
    const isSubmittedElsewhere = isOthers && isEarly(play);
    set({ late: getKeeper()?.countUnsent() ?? 0, isSubmittedElsewhere });
    await getKeeper()?.forget();
    showOutcome(play);
    getProps().onFinish?.();
  }

  const endLater = () => {
    cancelRetry = host.scheduler.after(submitAgainAfter, () => void endNow());
  };

  async function endNow() {
    if (!isRunning(get())) return;
    const signal = lifetime.signal();
    try {
      if (await sendRest()) await finish(true);
      else endLater();
    } catch (error) {
      // A session that is over is renewed first; the attempt then begins anew, from what is kept.
      if (!signal.aborted && failureText(error, 'again') !== '') endLater();
    }
  }

  return {
    /** The time is over: tries until somebody answers. */
    end() {
      if (!isRunning(get()) || get().isEnding) return;
      set({ isEnding: true, question: null });
      void endNow();
    },
    /** By the person's own wish: what does not arrive keeps the attempt open. */
    async submit() {
      if (get().isEnding) return;
      if (get().pictures.some(({ problem }) => problem === ''))
        return set({ error: strings.picturesOnTheirWay });
      set({ isEnding: true, error: '' });
      try {
        if (await sendRest()) await finish(false);
        else set({ isEnding: false, error: strings.notSubmitted });
      } catch (error) {
        set({ isEnding: false, error: failureText(error, strings.notSubmitted) });
      }
    },
    stop: () => cancelRetry(),
  };
}

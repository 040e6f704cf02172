import type { AttemptQuestion, PaperPlay } from '@shuyuan/api-client';
import { createAnswerKeeper, type AnswerKeeper, type KeptAnswer } from './answer-keeper.ts';
import { fieldsOf, questionIdOf } from '../questions/answers.ts';
import { createEndCheck } from './confirm-end.ts';
import { createExamClock, passesMilestone, timed } from './exam-clock.ts';
import { questionsOf, type ExamContext, type ExamPlayerState } from './exam-state.ts';
import { createLease } from './lease.ts';
import { readAids } from './aids/kept-aids.ts';

/** What works as long as an attempt takes answers. */
export interface RunningAttempt {
  keeper: AnswerKeeper;
  clock: ReturnType<typeof createExamClock>;
  /** Names the attempt of this person on the device. */
  place: string;
  takeLease: () => Promise<void>;
  stop: () => void;
}

/** Keeper, clock and lease of the attempt that runs. `onEnd`: the time is over, or the server takes no more answers. */
export function createRunning(context: ExamContext, onEnd: () => void) {
  const { host, strings, getProps, get, set, announce, lifetime } = context;
  let running: RunningAttempt | undefined;
  const endCheck = createEndCheck(context, () => running?.clock, onEnd);

  const createKeeper = (pid: number, place: string) =>
    createAnswerKeeper({
      host,
      place,
      async send(key: string, { content, images, seq }: KeptAnswer) {
        const { answer, trip } = await timed(host.clock, () =>
          getProps().exams.answer({
            pid,
            question_id: questionIdOf(key),
            answer: content,
            images: [...images],
            seq,
          }),
        );
        running?.clock.set(answer, trip);
        if (get().isClockUnsure) set({ isClockUnsure: false });
        return answer;
      },
      onChange: (answers) => set({ answers }),
      isYielding: () => get().isElsewhere,
      onDevice: (isDeviceKeeping) => set({ isDeviceKeeping }),
      onArriving(isArriving) {
        if (isArriving === get().isArriving) return;
        set({ isArriving });
        announce(isArriving ? strings.arrivesAgain : strings.arrivesNot);
      },
      onOver: onEnd,
      onRefused: (key, words) => announceRefusal(context, key, words),
    });

  function tick(left: number) {
    const { attempt, left: before } = get();
    if (attempt.status !== 'ready') return;
    set({ left });
    const { created_at: begun, ended_at: ends } = attempt.user_paper;
    const total = (Date.parse(ends) - Date.parse(begun)) / 1000;
    if (before > 0 && passesMilestone(before, left, total)) announce(strings.timeLeft(left));
    if (left === 0) void endCheck.check();
  }

  const readKeptAids = async (place: string) =>
    readAids(await host.storage.get(`${place}/aids`).catch(() => undefined));

  return {
    current: () => running,
    /** Joins what the device has with what the server has, and shows the attempt where it was left. */
    async begin(play: PaperPlay, trip: number) {
      const signal = lifetime.signal();
      const place = `exam/${host.session.current()?.id ?? 0}/${play.user_paper.id}`;
      const keeper = createKeeper(play.user_paper.id, place);
      const kept = readPlace(await host.storage.get(`${place}/place`).catch(() => undefined));
      const aids = await readKeptAids(place);
      await keeper.open(play.questions);
      if (signal.aborted) return;
      const stopKeeper = keeper.start();
      const lease = createLease(host, `${place}/lease`, (isOurs) => set({ isElsewhere: !isOurs }));
      const clock = createExamClock(host, tick);
      const stop = () => [stopKeeper, lease.stop, clock.stop].forEach((end) => end());
      running = { keeper, clock, place, takeLease: lease.take, stop };
      const current = Math.min(kept.current, Math.max(0, play.questions.length - 1));
      set({ attempt: { status: 'ready', ...play }, ...kept, aids, current, isEnding: false });
      clock.set({ ended_at: play.user_paper.ended_at, now: play.now }, trip);
    },
    /** What another page may have kept meanwhile. */
    async readAidsAgain() {
      if (running) set({ aids: await readKeptAids(running.place) });
    },
    /** Keeps where the person is and what they marked. */
    keepPlace() {
      if (!running) return;
      const { current, marked } = get();
      void host.storage.set(`${running.place}/place`, { current, marked }).catch(() => {});
    },
    stop() {
      endCheck.stop();
      running?.stop();
      running = undefined;
    },
  };
}

function announceRefusal({ get, strings, announce }: ExamContext, key: string, words: string) {
  const holdsKey = (asked: AttemptQuestion) => fieldsOf(asked).some((field) => field.key === key);
  const place = questionsOf(get()).findIndex(holdsKey);
  announce(`${strings.question(place + 1)} · ${strings.refusedAnswer(words)}`);
}

/** Where somebody was, and what they marked: as an earlier page has kept it. */
function readPlace(value: unknown): Pick<ExamPlayerState, 'current' | 'marked'> {
  const { current, marked } = (value ?? {}) as Record<string, unknown>;
  return {
    current: Number.isSafeInteger(current) ? Math.max(0, Number(current)) : 0,
    marked: Array.isArray(marked) ? marked.filter((id): id is number => typeof id === 'number') : [],
  };
}

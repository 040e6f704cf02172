import type { EssayMark, MarkedAttempt } from '@shuyuan/api-client/manage';
import { failureText } from '../async/failure-text.ts';
import { createStoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { AttemptMarkingStrings } from './attempt-marking.strings.ts';
import type { AttemptMarkingProps } from './attempt-marking.tsx';
import { essaysOf } from './essays.ts';
import { createAttemptLoading } from './load-attempt.ts';
import {
  commentLength,
  firstState,
  marksOf,
  scoreLimitOf,
  scoreOf,
  type AttemptMarkingState,
  type MarkingContext,
} from './marking-state.ts';
import { findNext } from './next-attempt.ts';
import { createSender } from './send-marks.ts';

/** Opens the next attempt that waits, or says that none does. */
function createGoingOn({ host, strings, getProps, set, announce, lifetime }: MarkingContext) {
  return async function next(marked: MarkedAttempt) {
    const signal = lifetime.signal();
    set({ step: 'leaving', failure: '' });
    try {
      const id = await findNext(getProps().marking, marked, host.session.current()?.id, { signal });
      if (signal.aborted) return;
      set({ step: 'marking', isLast: id === null, ...(id === null && { focus: { on: 'last' } }) });
      if (id === null) announce(strings.nothingWaits);
      else getProps().onNext(id);
    } catch (error) {
      if (signal.aborted) return;
      set({ step: 'marking', failure: failureText(error, strings.noNext), focus: { on: 'failure' } });
    }
  };
}

/** Returns the first essay whose points are not between 0 and its maximum; undefined where all are. */
function wrongMark(marked: MarkedAttempt, marks: readonly EssayMark[]) {
  const given = marks.map(({ question_id: id, score }) => ({
    key: String(id),
    score,
    most: scoreLimitOf(marked, String(id)),
  }));
  return given.find(({ score, most }) => score < 0 || score > most);
}

/** The rules of marking one attempt. */
export function createAttemptMarkingStore(deps: StoreDeps<AttemptMarkingProps, AttemptMarkingStrings>) {
  const { host, strings } = deps;
  const markerId = host.session.current()?.id;
  const context = createStoreContext<AttemptMarkingProps, AttemptMarkingStrings, AttemptMarkingState>(deps, {
    ...firstState,
    markerId,
  });
  const { store, get, set, lifetime } = context;
  const { loading, restore, keep } = createAttemptLoading(context);
  const send = createSender(context, keep);
  const next = createGoingOn(context);

  const seenOf = (marked: MarkedAttempt, key: string) => scoreOf(marked, key, markerId);

  async function save({ goesOn }: { goesOn: boolean }) {
    const { attempt, step, points } = get();
    if (attempt.status !== 'ready' || step !== 'marking') return;
    const { marked } = attempt;
    if (marked.status === 2) return goesOn ? next(marked) : undefined;
    const marks = marksOf(marked, points, markerId);
    const open = essaysOf(marked).filter(
      ({ key }) => (key in points ? points[key]?.score : scoreOf(marked, key, markerId)) === null,
    );
    const first = open[0]?.key;
    // The server still has the number that was taken away, and would be done with it.
    const wouldEnd = open.every(({ key }) => scoreOf(marked, key, markerId) !== null);
    // Who goes on means to be done with it; who only saves may do so with a part.
    if (first !== undefined && (goesOn || wouldEnd || marks.length === 0))
      return set({ missing: open.map(({ key }) => key), failure: '', focus: { on: first } });
    if (marks.length === 0) return;
    // The field itself says which numbers it takes.
    const wrong = wrongMark(marked, marks);
    if (wrong)
      return set({ missing: [], failure: strings.beyondPoints(wrong.most), focus: { on: wrong.key } });
    if (marks.some(({ comment = '' }) => Array.from(comment).length > commentLength))
      return set({ failure: strings.commentTooLong(commentLength), focus: { on: 'failure' } });
    const after = await send(marked, marks);
    if (!after) return;
    // Where two mark by themselves the other one may still have to.
    if (goesOn && (after.status === 2 || after.is_double)) return next(after);
    set({ focus: { on: after.status === 2 ? 'outcome' : (first ?? 'outcome') } });
  }

  return {
    ...store,
    actions: {
      give: (key: string, score: number | null) => {
        const { attempt, points: before, missing } = get();
        if (attempt.status !== 'ready') return;
        const points = { ...before, [key]: { ...before[key], score, seen: seenOf(attempt.marked, key) } };
        set({ points, missing: missing.filter((each) => each !== key), failure: '' });
        keep(points);
      },
      /**
       * What stands in a field that has not given its number yet, which it does when it is left: kept on the device, so that
       * it outlives a page that ends before.
       */
      keepTyped: (key: string, text: string) => {
        const { attempt, points } = get();
        if (attempt.status !== 'ready') return;
        const score = text.trim() === '' ? null : Number(text);
        if (score !== null && !Number.isFinite(score)) return;
        keep({ ...points, [key]: { ...points[key], score, seen: seenOf(attempt.marked, key) } });
      },
      /** Words for the learner; without points they wait. */
      comment: (key: string, comment: string) => {
        const { attempt, points: before } = get();
        if (attempt.status !== 'ready') return;
        const seen = seenOf(attempt.marked, key);
        const points = { ...before, [key]: { score: seen, seen, ...before[key], comment } };
        set({ points, failure: '' });
        keep(points);
      },
      save: () => save({ goesOn: false }),
      /** Saves all, and opens the next attempt that waits. */
      saveAndGoOn: () => save({ goesOn: true }),
      /** Leaves this one as it is for the next that waits. */
      skip: async () => {
        const { attempt, step } = get();
        if (attempt.status === 'ready' && step === 'marking') await next(attempt.marked);
      },
      /** What the server has now. What was typed stays where the server still has what it was typed over. */
      reload: () => void loading.load(),
    },
    start() {
      const end = lifetime.start(loading.stop, host.scheduler.onWake(loading.wake));
      set({ step: 'marking' });
      void restore();
      void loading.load();
      return end;
    },
  };
}

import type { PracticedQuestion } from '@shuyuan/api-client/exam-area';
import { failureText } from '../async/failure-text.ts';
import { createLoad } from '../async/load.ts';
import { createOptimisticToggle, type OptimisticToggle } from '../async/optimistic-toggle.ts';
import { createStoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { createAnswering } from './answering.ts';
import type { PracticeSet } from './practice-set.ts';
import { firstState, idsOf, shownQuestion, type PracticeContext } from './question-practice.state.ts';
import type { QuestionPracticeStrings } from './question-practice.strings.ts';
import type { QuestionPracticeProps } from './question-practice.tsx';

type Deps = StoreDeps<QuestionPracticeProps, QuestionPracticeStrings>;

/** The rules of practising: one question at a time, its answer told once the server has graded what was answered. */
export function createQuestionPracticeStore(deps: Deps) {
  const { host } = deps;
  const context: PracticeContext = createStoreContext(deps, firstState);
  const { store, lifetime } = context;
  const loading = createLoading(context);
  const answering = createAnswering(context);

  return {
    ...store,
    actions: {
      retry: loading.retry,
      ...loading.turns,
      ...answering.actions,
      ...createCollecting(context),
      ...createRemoval(context, loading.show),
    },
    start() {
      const end = lifetime.start(host.scheduler.onWake(loading.wake), loading.stop, answering.follow());
      void loading.set.load();
      void answering.restore();
      return end;
    },
  };
}

/** The questions in a row, and each one when it is shown. */
function createLoading({ host, strings, getProps, get, set, announce }: PracticeContext) {
  const { network } = host;

  const questionSet = createLoad<PracticeSet>({
    ask: (options) => getProps().load(options),
    network,
    get: () => get().set,
    set: (state) => set({ set: state }),
    onResult(data) {
      const first = data.first_question;
      set({
        set: { status: 'ready', data },
        results: data.results,
        questions: first ? { [String(first.question_id)]: first } : {},
        current: 0,
        shown: { status: first ? 'ready' : 'loading' },
      });
      announce(strings.arrived(data.questions_ids.length));
      if (data.questions_ids.length > 0 && !first) void question.load();
    },
  });

  const question = createLoad<PracticedQuestion>({
    async ask(options) {
      const { from, practice, area } = getProps();
      const id = idsOf(get())[get().current] ?? 0;
      const answer =
        from.kind === 'practice'
          ? await practice.question(from.id, id, options)
          : await area.question(id, from.kind, options);
      return answer.question;
    },
    network,
    get: () => get().shown,
    set: (state) => set({ shown: state }),
    onResult(answer) {
      set({
        shown: { status: 'ready' },
        questions: { ...get().questions, [String(answer.question_id)]: answer },
      });
    },
  });

  function show(place: number, says = true) {
    const ids = idsOf(get());
    if (place < 0 || place >= ids.length) {
      announce(place < 0 ? strings.noPrevious : strings.noNext);
      return;
    }
    const isKnown = get().questions[String(ids[place])] !== undefined;
    set({ current: place, shown: { status: isKnown ? 'ready' : 'loading' } });
    if (says) announce(strings.question(place + 1));
    if (!isKnown) void question.load();
  }

  return {
    set: questionSet,
    show,
    retry: () => void (get().set.status === 'failed' ? questionSet : question).load(),
    turns: {
      /** Beyond the ends nothing moves, and it is said why. */
      goTo: (place: number) => show(place),
      goToFromSheet(place: number) {
        show(place, false);
        set({ focus: { on: 'question' } });
      },
    },
    wake: () => {
      questionSet.wake();
      question.wake();
    },
    stop: () => {
      questionSet.stop();
      question.stop();
    },
  };
}

function createCollecting({ host, strings, getProps, get, set }: PracticeContext) {
  /** By question. */
  const toggles = new Map<number, OptimisticToggle>();
  const questionOf = (id: number) => get().questions[String(id)];

  const toggleOf = (id: number) =>
    createOptimisticToggle({
      isOn: () => questionOf(id)?.is_collected ?? false,
      show(isOn) {
        const question = questionOf(id);
        if (question)
          set({ questions: { ...get().questions, [String(id)]: { ...question, is_collected: isOn } } });
      },
      send: (isOn) => getProps().collection.collect(id, isOn),
      onError: (error) => {
        const text = failureText(error, strings.notCollected);
        if (text) host.notify('critical', text);
      },
    });

  return {
    toggleCollected: () => {
      const question = shownQuestion(get());
      if (!question) return;
      const id = question.question_id;
      const toggle = toggles.get(id) ?? toggleOf(id);
      toggles.set(id, toggle);
      toggle.set(!question.is_collected);
    },
  };
}

/** Taking the shown question out of a list of one's own. */
function createRemoval(
  { host, strings, getProps, get, set, lifetime }: PracticeContext,
  show: (place: number, says?: boolean) => void,
) {
  function drop(id: number) {
    const state = get();
    if (state.set.status !== 'ready') return;
    const ids = idsOf(state).filter((one) => one !== id);
    set({
      set: { status: 'ready', data: { ...state.set.data, questions_ids: ids } },
      removal: null,
      focus: { on: ids.length > 0 ? 'question' : 'empty' },
    });
    if (ids.length > 0) show(Math.min(state.current, ids.length - 1), false);
  }

  return {
    askToRemove: () => set({ removal: { isPending: false, error: '' } }),
    cancelRemoval: () => set({ removal: null }),
    remove: async () => {
      const id = shownQuestion(get())?.question_id;
      const { onRemove } = getProps();
      if (id === undefined || !onRemove) return;
      set({ removal: { isPending: true, error: '' } });
      const signal = lifetime.signal();
      try {
        await onRemove(id);
        if (signal.aborted) return;
        drop(id);
        host.notify('positive', strings.removed);
      } catch (error) {
        const text = failureText(error, strings.notRemoved);
        if (!signal.aborted) set({ removal: { isPending: false, error: text } });
      }
    },
  };
}

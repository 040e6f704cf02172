import type { GradedReply, PracticedQuestion } from '@shuyuan/api-client/exam-area';
import { failureText } from '../async/failure-text.ts';
import { createLoad } from '../async/load.ts';
import { createOptimisticToggle, type OptimisticToggle } from '../async/optimistic-toggle.ts';
import { askedFieldsOf, type AnswerContent } from '../questions/answers.ts';
import { resultOf } from '../questions/results.ts';
import { createStoreContext, type StoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { PracticeSet } from './practice-set.ts';
import {
  firstState,
  idsOf,
  isGraded,
  shownQuestion,
  type QuestionPracticeState,
} from './question-practice.state.ts';
import type { QuestionPracticeStrings } from './question-practice.strings.ts';
import type { QuestionPracticeProps } from './question-practice.tsx';
import { createReplyOutbox } from './reply-outbox.ts';

type Deps = StoreDeps<QuestionPracticeProps, QuestionPracticeStrings>;
type Context = StoreContext<QuestionPracticeProps, QuestionPracticeStrings, QuestionPracticeState>;

/** The rules of practising: one question at a time, its answer told once the server has graded what was answered. */
export function createQuestionPracticeStore(deps: Deps) {
  const { host } = deps;
  const context: Context = createStoreContext(deps, firstState);
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
      void loading.set.load();
      const stopSending = answering.start();
      return lifetime.start(host.scheduler.onWake(loading.wake), loading.stop, stopSending);
    },
  };
}

/** The questions in a row, and each one when it is shown. */
function createLoading({ host, strings, getProps, get, set, announce }: Context) {
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
    set({ current: place, refusal: '', shown: { status: isKnown ? 'ready' : 'loading' } });
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

function without<Value>(record: Readonly<Record<string, Value>>, id: number) {
  const { [String(id)]: _, ...rest } = record;
  return rest;
}

/** Answers: kept on the device until the server has graded them, and told then. */
function createAnswering({ host, strings, getProps, get, set, announce }: Context) {
  const { practice, area } = getProps();
  const outbox = createReplyOutbox({
    host,
    practice,
    area,
    userId: host.session.current()?.id ?? 0,
    onSent: ({ value: { questionId } }, answer) => tell(questionId, answer),
  });

  function tell(id: number, { question }: GradedReply) {
    const state = get();
    set({
      questions: { ...state.questions, [String(id)]: question },
      results: { ...state.results, [String(id)]: question.is_correct ?? 3 },
      sending: without(state.sending, id),
    });
    const isShown = idsOf(state)[state.current] === id;
    if (isShown) announce(strings.results[resultOf(question)]);
  }

  /** What the outbox says of what it holds: an answer waits for a network, or is refused and given up. */
  function follow() {
    for (const { id, value, state } of outbox.items()) {
      const { questionId } = value;
      if (state.status !== 'failed') continue;
      if (state.willRetry) {
        if (get().sending[String(questionId)] === 'sending')
          set({ sending: { ...get().sending, [String(questionId)]: 'kept' } });
        continue;
      }
      void outbox.remove(id);
      set({
        sending: without(get().sending, questionId),
        refusal: state.kind === 'business' ? state.message : strings.notGraded,
      });
    }
  }

  function send(question: PracticedQuestion) {
    const { drafts, sending } = get();
    const id = question.question_id;
    if (isGraded(question) || sending[String(id)]) return;
    const contents = askedFieldsOf(id, question.question).map(({ key }) => drafts[key] ?? null);
    const isGroup = question.question.type === 6;
    set({ sending: { ...sending, [String(id)]: 'sending' }, refusal: '' });
    void outbox.add({
      origin: getProps().from,
      questionId: id,
      reply: {
        client_id: host.createId(),
        answer: isGroup ? null : (contents[0] ?? null),
        parts: isGroup ? contents : [],
      },
    });
  }

  return {
    actions: {
      /** A choice of one is sent at once; everything else when its answer is asked for. */
      answer: (key: string, content: AnswerContent) => {
        const question = shownQuestion(get());
        if (!question || isGraded(question) || get().sending[String(question.question_id)]) return;
        set({ drafts: { ...get().drafts, [key]: content } });
        const { type } = question.question;
        if (type === 1 || type === 5) send(question);
      },
      /** Asks for the right answer, folds it up, or unfolds it again. */
      reveal: () => {
        const question = shownQuestion(get());
        if (!question) return;
        if (!isGraded(question)) return send(question);
        const { folded } = get();
        const id = question.question_id;
        set({ folded: folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id] });
      },
    },
    start() {
      const unfollow = outbox.subscribe(follow);
      void outbox.restore();
      return () => {
        unfollow();
        outbox.stop();
      };
    },
  };
}

function createCollecting({ host, strings, getProps, get, set }: Context) {
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
  { host, strings, getProps, get, set, lifetime }: Context,
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
    async remove() {
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

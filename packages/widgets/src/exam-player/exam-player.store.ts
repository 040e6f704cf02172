import type { PaperPlay } from '@shuyuan/api-client';
import { createLoad } from '../async/load.ts';
import { pressedAnswer } from '../questions/question-rules.ts';
import { askBeforeLeaving } from '../widget/ask-before-leaving.browser.ts';
import { blockUnloadWhile } from '../widget/block-unload-while.ts';
import { saveText } from '../widget/save-text.browser.ts';
import { createStoreContext } from '../widget/store-context.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import { fieldsOf, type AnswerContent } from '../questions/answers.ts';
import { createExamAids } from './aids/exam-aids.ts';
import { noAids } from './aids/kept-aids.ts';
import { createAttemptHistory } from './attempt-history.ts';
import { createCollecting } from './collecting.ts';
import { timed } from './exam-clock.ts';
import { createEnding } from './exam-ending.ts';
import { createRunning } from './exam-running.ts';
import { exportedAnswers } from './exported-answers.ts';
import { createPictureUploads } from './picture-uploads.ts';
import { countIntegrity } from './integrity.ts';
import { watchIntegrity } from './watch-integrity.browser.ts';
import {
  firstState,
  isDone,
  isRunning,
  isUnsent,
  questionsOf,
  type ExamContext,
  type ExamPlayerState,
} from './exam-state.ts';
import type { ExamPlayerProps } from './exam-player.tsx';
import type { ExamPlayerStrings } from './exam-player.strings.ts';

type Deps = StoreDeps<ExamPlayerProps, ExamPlayerStrings>;

/** The rules of one attempt at a paper. */
export function createExamPlayerStore(
  deps: Deps,
  ports = { holdPage: askBeforeLeaving, saveText, watchIntegrity },
) {
  const { host, getProps, strings } = deps;
  const context: ExamContext = createStoreContext(deps, firstState);
  const { get, set, lifetime, store } = context;
  const collecting = createCollecting(context);
  const history = createAttemptHistory(context);
  const { load, wake, running, ending, stop } = createAttempt(context, () => {
    void collecting.load();
    void history.load();
  });
  const answering = createAnswering(context, running);
  const uploads = createPictureUploads(context, running);
  const aids = createExamAids(context, running.current);

  return {
    ...store,
    actions: {
      /** Once more, after a failure. */
      retry: () => void load(),
      ...answering,
      ...uploads,
      ...aids,
      ...collecting.actions,
      toggleTimer: () => set({ isTimerHidden: !get().isTimerHidden }),
      /** Goes on here, where another page had gone on. */
      takeOver: async () => {
        await running.current()?.takeLease();
        set({ isElsewhere: false });
        await running.readAidsAgain();
        await running.current()?.keeper.open(questionsOf(get()));
      },
      /** Gives the person all answers as a file, for when nothing gets through. */
      exportAnswers: () =>
        ports.saveText(`${strings.exportName}.json`, exportedAnswers(get(), host.clock.now())),
      askToSubmit: () => set({ question: 'submit', error: '' }),
      /** Leaves a result at once, and a running attempt after a question. */
      askToLeave: () => (isRunning(get()) ? set({ question: 'leave', error: '' }) : getProps().onLeave()),
      /** The question is not answered with yes: back to the first that is open. */
      goOn: () => {
        const { question, answers } = get();
        set({ question: null, error: '' });
        const open = questionsOf(get()).findIndex((asked) => !isDone(asked, answers));
        if (question === 'submit' && open !== -1) answering.goTo(open);
      },
      /** Does what was asked about. */
      confirm: () => {
        if (get().question === 'submit') return void ending.submit();
        set({ question: null });
        void running.current()?.keeper.flush();
        getProps().onLeave();
      },
    },
    start() {
      void load();
      return lifetime.start(
        stop,
        host.scheduler.onWake(wake),
        blockUnloadWhile(() => isRunning(get()) && hasUnsent(get()), store.subscribe, ports.holdPage),
        watchWhenAsked(context, ports.watchIntegrity),
      );
    },
  };
}

/** Leaving the page now would lose something, or bring it later than it could have come. */
const hasUnsent = (state: ExamPlayerState) =>
  state.pictures.length > 0 || questionsOf(state).some((asked) => isUnsent(asked, state.answers));

/** Only for a page that wants to know of it; the person is then told. */
function watchWhenAsked({ get, getProps }: ExamContext, watch: typeof watchIntegrity) {
  if (!getProps().onIntegrityEvent) return () => {};
  return watch(
    countIntegrity(
      () => isRunning(get()),
      (event) => getProps().onIntegrityEvent?.(event),
    ),
  );
}

/** From the loading of an attempt to what came of it. `onOver` is called each time that is shown. */
function createAttempt(context: ExamContext, onOver: () => void) {
  const { host, strings, getProps, get, set, announce } = context;
  const running = createRunning(context, () => ending.end());
  const ending = createEnding(context, () => running.current()?.keeper, showOutcome);

  const { load, wake, stop } = createLoad<{ answer: PaperPlay; trip: number }>({
    ask: (options) =>
      timed(host.clock, () => getProps().exams.play(getProps().paperId, getProps().recordId, options)),
    network: host.network,
    get: () => get().attempt,
    set: (attempt) => set({ attempt }),
    onResult({ answer, trip }) {
      if (answer.user_paper.status === 1) void running.begin(answer, trip);
      else showOutcome(answer);
    },
    onError(error) {
      if (error.code !== 404) return false;
      set({ attempt: { status: 'missing' } });
      return true;
    },
  });

  function showOutcome(play: PaperPlay) {
    running.stop();
    const isNew = isRunning(get());
    set({
      attempt: { status: 'ready', ...play },
      answers: {},
      pictures: [],
      aids: noAids,
      openAids: [],
      current: isNew ? 0 : get().current,
      isEnding: false,
      isElsewhere: false,
      isClockUnsure: false,
      question: null,
      focus: isNew ? { on: 'outcome' } : null,
    });
    const words = strings.outcome(play.user_paper.score);
    if (isNew) announce(get().isSubmittedElsewhere ? `${strings.submittedElsewhere}${words}` : words);
    onOver();
  }

  return {
    load,
    wake,
    running,
    ending,
    stop: () => {
      stop();
      ending.stop();
      running.stop();
    },
  };
}

/** What a person does to the questions while the attempt runs, and among them afterwards. */
function createAnswering(
  { strings, get, set, announce }: ExamContext,
  running: ReturnType<typeof createRunning>,
) {
  const shown = () => questionsOf(get())[get().current];

  /** Answers one field; not when the time is over. */
  function answer(key: string, content: AnswerContent) {
    const { isEnding, isElsewhere } = get();
    if (isRunning(get()) && !isEnding && !isElsewhere) running.current()?.keeper.change(key, { content });
  }

  return {
    answer,
    /** Goes to the question at a place. */
    goTo: (place: number) => {
      if (place < 0 || place >= questionsOf(get()).length) return;
      set({ current: place, question: null, focus: { on: 'question' } });
      running.keepPlace();
      void running.current()?.keeper.flush();
    },
    /** Presses an option of what is shown by its place: for keys. */
    pressOption: (place: number) => {
      const asked = shown();
      const [field] = asked ? fieldsOf(asked) : [];
      if (!field || asked?.question.type === 6) return;
      const { key, question } = field;
      const pressed = pressedAnswer(question, get().answers[key]?.content ?? null, place);
      if (pressed !== undefined) answer(key, pressed);
    },
    /** Marks the shown question to come back to, or takes the mark away. */
    toggleMark: () => {
      const asked = shown();
      if (!asked || !isRunning(get())) return;
      const { marked } = get();
      const isMarked = marked.includes(asked.id);
      set({ marked: isMarked ? marked.filter((id) => id !== asked.id) : [...marked, asked.id] });
      announce(isMarked ? strings.markTaken : strings.markSet);
      running.keepPlace();
    },
  };
}

import type { GradedReply, PracticedQuestion } from '@shuyuan/api-client/exam-area';
import { askedFieldsOf, type AnswerContent } from '../questions/answers.ts';
import { resultOf } from '../questions/results.ts';
import { createDrafts } from './practice-drafts.ts';
import { idsOf, isGraded, shownQuestion, type PracticeContext } from './question-practice.state.ts';
import { createReplyOutbox, type WaitingReply } from './reply-outbox.ts';

function without<Value>(record: Readonly<Record<string, Value>>, id: number) {
  const { [String(id)]: _, ...rest } = record;
  return rest;
}

/** Contents of a reply by the keys of their fields. */
function contentsOf(id: number, { answer, parts = [] }: WaitingReply['reply']) {
  const contents: Record<string, AnswerContent> = {};
  if (answer !== null && answer !== undefined) contents[String(id)] = answer;
  for (const [place, part] of parts.entries()) if (part !== null) contents[`${id}-cap-${place}`] = part;
  return contents;
}

/** Makes a refused answer a draft again, with the refusal at its question. */
function takeBack(
  { get, set, strings, announce }: PracticeContext,
  drafts: ReturnType<typeof createDrafts>,
  { questionId, reply }: WaitingReply,
  refusal: string,
) {
  drafts.takeBack(contentsOf(questionId, reply));
  const state = get();
  const key = String(questionId);
  if (state.refusals[key] === refusal && !state.sending[key]) return;
  set({
    sending: without(state.sending, questionId),
    refusals: { ...state.refusals, [key]: refusal },
  });
  const place = idsOf(state).indexOf(questionId);
  // At the shown question it is an alert.
  if (place !== -1 && place !== state.current) announce(`${strings.question(place + 1)} · ${refusal}`);
}

/** Answers on their way: kept on the device until the server has graded them, and told then. */
function createSending(context: PracticeContext, drafts: ReturnType<typeof createDrafts>) {
  const { host, strings, getProps, get, set, announce, lifetime } = context;
  const { practice, area } = getProps();
  const outbox = createReplyOutbox({
    host,
    practice,
    area,
    userId: host.session.current()?.id ?? 0,
    onSent: ({ value: { questionId } }, answer) => tell(questionId, answer),
  });

  /** What was begun here before, and what still waits to be sent, which is asked no second time. */
  async function restore() {
    const signal = lifetime.signal();
    await Promise.all([drafts.restore(), outbox.restore()]);
    if (signal.aborted) return;
    const waiting = outbox.items().map(({ value }) => [String(value.questionId), 'kept'] as const);
    set({ sending: { ...Object.fromEntries(waiting), ...get().sending } });
  }

  function tell(id: number, { question }: GradedReply) {
    const state = get();
    drafts.letGo(askedFieldsOf(id, question.question).map(({ key }) => key));
    set({
      questions: { ...state.questions, [String(id)]: question },
      results: { ...state.results, [String(id)]: question.is_correct ?? 3 },
      sending: without(state.sending, id),
    });
    const isShown = idsOf(state)[state.current] === id;
    if (isShown) announce(strings.results[resultOf(question)]);
  }

  /** Shows the state of the outbox: an answer that waits is kept, one that was refused is a draft again. */
  function follow() {
    for (const { id, value, state } of outbox.items()) {
      const { questionId } = value;
      if (state.status !== 'failed') continue;
      if (state.willRetry || state.kind === 'unauthorized') {
        if (get().sending[String(questionId)] === 'sending')
          set({ sending: { ...get().sending, [String(questionId)]: 'kept' } });
        continue;
      }
      takeBack(context, drafts, value, state.kind === 'business' ? state.message : strings.notGraded);
      void outbox.remove(id);
    }
  }

  function send(question: PracticedQuestion) {
    const { drafts: begun, sending } = get();
    const id = question.question_id;
    if (isGraded(question) || sending[String(id)]) return;
    const contents = askedFieldsOf(id, question.question).map(({ key }) => begun[key] ?? null);
    const isGroup = question.question.type === 6;
    set({
      sending: { ...sending, [String(id)]: 'sending' },
      refusals: without(get().refusals, id),
    });
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
    send,
    restore,
    /** Shows what the outbox says; answers the way to stop. */
    follow: () => {
      const unfollow = outbox.subscribe(follow);
      return () => {
        unfollow();
        outbox.stop();
      };
    },
  };
}

/** What somebody answers, and how it comes to be graded. */
export function createAnswering(context: PracticeContext) {
  const { get, set } = context;
  const drafts = createDrafts(context);
  const { send, restore, follow } = createSending(context, drafts);
  return {
    restore,
    follow,
    actions: {
      /** A choice of one is sent at once; everything else when its answer is asked for. */
      answer: (key: string, content: AnswerContent) => {
        const question = shownQuestion(get());
        if (!question || isGraded(question) || get().sending[String(question.question_id)]) return;
        drafts.keep({ ...get().drafts, [key]: content });
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
  };
}

import { ApiError, type AnswerChange, type AttemptQuestion, type PaperPlay } from '@shuyuan/api-client';
import type { WidgetHost } from '../host/widget-host.ts';
import type { ExamPlayerProps } from '../exam-player/index.ts';
import type { ExamRehearsalStrings } from './exam-rehearsal.strings.ts';

const length = 10 * 60_000;
const noReply = { answer_content: null, thumbs_rows: [], seq: 0, score: null, is_correct: null };

interface PracticeServerOptions {
  clock: WidgetHost['clock'];
  strings: ExamRehearsalStrings;
  /** An answer is on its way, and whether it gets through. */
  onAnswer: (change: AnswerChange, isArriving: boolean) => void;
  /** Why it may not be submitted yet; empty when it may. */
  refusal: () => string;
}

/**
 * A server of one attempt at three made-up questions, in the memory of the page, whose network can be unplugged. The real player
 * sits its exam here: what it keeps on the device, sends and resumes is the same as with the school's server.
 */
export function createPracticeServer({ clock, strings, onAnswer, refusal }: PracticeServerOptions) {
  const begun = clock.now();
  /** Below 0, as no attempt of the school is, and another each time: what an earlier rehearsal left is not taken up. */
  const attempt = -begun;
  const kept = new Map<string, AnswerChange>();
  /** How often each change was taken. */
  const taken = new Map<string, number>();
  let isPlugged = true;
  let timesOpened = 0;
  let isSubmitted = false;
  const at = (ms: number) => new Date(ms).toISOString();

  const reach = () => {
    if (!isPlugged) throw new ApiError({ kind: 'network', message: '' });
  };

  const play = (): PaperPlay => ({
    paper: { id: 0, title: strings.paper, score: 3, pass_score: 0, expired_minutes: 10 },
    user_paper: {
      id: attempt,
      status: isSubmitted ? 2 : 1,
      score: isSubmitted ? 0 : null,
      created_at: at(begun),
      ended_at: at(begun + length),
      submit_at: null,
      used_seconds: null,
    },
    now: at(clock.now()),
    questions: questionsOf(strings).map((asked) => {
      const own = kept.get(String(asked.id));
      return own ? { ...asked, answer_content: own.answer, seq: own.seq } : asked;
    }),
    receipt: null,
    chapters: [],
  });

  const exams: ExamPlayerProps['exams'] = {
    async play() {
      reach();
      timesOpened += 1;
      return play();
    },
    async answer(change) {
      onAnswer(change, isPlugged);
      reach();
      const key = String(change.question_id);
      const isSaved = (kept.get(key)?.seq ?? 0) < change.seq;
      if (isSaved) kept.set(key, change);
      const name = `${key}/${change.seq}`;
      taken.set(name, (taken.get(name) ?? 0) + 1);
      const { user_paper: own, now } = play();
      return {
        is_saved: isSaved,
        seq: Math.max(kept.get(key)?.seq ?? 0, change.seq),
        ended_at: own.ended_at,
        now,
      };
    },
    async submit() {
      reach();
      const message = refusal();
      if (message !== '') throw new ApiError({ kind: 'business', code: 1, message });
      isSubmitted = true;
      return { status: 2, total_score: 0, receipt: null };
    },
  };

  return {
    exams,
    setPlugged: (next: boolean) => void (isPlugged = next),
    attempt,
    /** How often the attempt was opened. */
    timesOpened: () => timesOpened,
    /** Whether a change has arrived, or a later one of the same answer. */
    has: ({ question_id: id, seq }: AnswerChange) => (kept.get(String(id))?.seq ?? 0) >= seq,
    /** Whether no change was taken twice. */
    tookOnce: () => [...taken.values()].every((times) => times === 1),
    isSubmitted: () => isSubmitted,
  };
}

const questionsOf = (strings: ExamRehearsalStrings): AttemptQuestion[] => [
  asked(1, {
    type: 1,
    level: 1,
    score: 1,
    content: strings.single,
    options: strings.singleOptions.map((content, place) => ({ key: `option${place + 1}`, content })),
  }),
  asked(2, {
    type: 3,
    level: 1,
    score: 1,
    content: strings.blank,
    input_length: 1,
    inputs: [{ score: 1 }],
  }),
  asked(3, { type: 5, level: 1, score: 1, content: strings.judge }),
];

const asked = (id: number, question: AttemptQuestion['question']): AttemptQuestion => ({
  ...noReply,
  id,
  question_id: id,
  question,
  answer_contents_rows: [],
});

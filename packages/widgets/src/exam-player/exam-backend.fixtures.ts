import { ApiError, type AnswerChange, type PaperPlay } from '@shuyuan/api-client';
import type { Clock } from '../host/widget-host.ts';
import type { ExamPlayerProps } from './exam-player.tsx';
import { finishedPlay, runningPlay } from './exam-player.fixtures.ts';
import { fieldsOf } from '../questions/answers.ts';

/** A server in memory that keeps answers by their number, takes none after the end, and can be out of reach. */
export function createExamBackend(clock: Pick<Clock, 'now'>, play: PaperPlay = runningPlay()) {
  const kept = new Map<string, AnswerChange>();
  const received: string[] = [];
  let isOnline = true;
  let hasSession = true;
  let losesNext = false;
  let losesSubmission = false;
  let submittedAt: number | null = null;
  let offset = 0;
  let pictureCount = 0;
  let picturesHeld = Promise.resolve();
  const now = () => clock.now() + offset;
  const isOver = () => submittedAt !== null || now() >= Date.parse(play.user_paper.ended_at) + 5000;

  const reach = () => {
    if (!isOnline) throw new ApiError({ kind: 'network', message: '' });
    if (!hasSession) throw new ApiError({ kind: 'unauthorized', code: 401, message: '' });
  };

  const exams: ExamPlayerProps['exams'] = {
    play: async () => {
      reach();
      if (submittedAt !== null) return finishedPlay({ submit_at: new Date(submittedAt).toISOString() });
      const questions = play.questions.map((asked) => {
        const reply = (key: string) => {
          const own = kept.get(key);
          return own ? { answer_content: own.answer, thumbs_rows: own.images ?? [], seq: own.seq } : {};
        };
        const [first] = fieldsOf(asked);
        return asked.question.type === 6
          ? {
              ...asked,
              answer_contents_rows: asked.answer_contents_rows.map((row, place) => ({
                ...row,
                ...reply(`${asked.id}-cap-${place}`),
              })),
            }
          : { ...asked, ...reply(first?.key ?? '') };
      });
      return { ...play, now: new Date(now()).toISOString(), questions };
    },
    answer: async (body) => {
      reach();
      const key = String(body.question_id);
      const before = kept.get(key);
      if (isOver()) throw new ApiError({ kind: 'business', code: 1, message: '考试已经结束' });
      const isSaved = (before?.seq ?? 0) < body.seq;
      if (isSaved) {
        kept.set(key, { ...body });
        received.push(`${key}=${JSON.stringify(body.answer)}`);
      }
      if (losesNext) {
        losesNext = false;
        throw new ApiError({ kind: 'network', message: '' });
      }
      return {
        is_saved: isSaved || JSON.stringify(before?.answer) === JSON.stringify(body.answer),
        seq: Math.max(before?.seq ?? 0, body.seq),
        ended_at: play.user_paper.ended_at,
        now: new Date(now()).toISOString(),
      };
    },
    picture: async () => {
      reach();
      await picturesHeld;
      pictureCount += 1;
      return { url: `/shuyuan-media/answers/1/${pictureCount}.png?Signature=x`, width: 40, height: 30 };
    },
    submit: async () => {
      reach();
      submissions += 1;
      submit();
      if (losesSubmission) {
        losesSubmission = false;
        throw new ApiError({ kind: 'network', message: '' });
      }
      return { status: 2, total_score: 22, receipt: null };
    },
  };
  let submissions = 0;

  /** The first submission stands, at the end of the time at the latest. */
  function submit() {
    submittedAt ??= Math.min(now(), Date.parse(play.user_paper.ended_at));
  }

  return {
    exams,
    /** Another device hands the attempt in. */
    submitElsewhere: submit,
    /** What the server has, by key. */
    answers: () => Object.fromEntries([...kept].map(([key, { answer }]) => [key, answer])),
    /** The pictures that the server has of an answer. */
    images: (key: string) => kept.get(key)?.images ?? [],
    /** Pictures are on their way until it is called. */
    holdPictures() {
      let release = () => {};
      picturesHeld = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** What was taken, in order. */
    received,
    submissions: () => submissions,
    /** Calls are refused until there is a session again. */
    setSession: (next: boolean) => void (hasSession = next),
    /** The next answer is taken, and its receipt never arrives. */
    loseReceipt: () => void (losesNext = true),
    /** The next submission is taken, and its receipt never arrives. */
    loseSubmission: () => void (losesSubmission = true),
    setOnline: (next: boolean) => void (isOnline = next),
    /** The server's clock is ahead of the device's by so much. */
    setOffset: (ms: number) => void (offset = ms),
  };
}

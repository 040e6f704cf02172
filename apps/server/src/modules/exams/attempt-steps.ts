import type { AnswerOf, CheckedInput, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { keptPictures, withAddresses } from './answer-pictures.ts';
import { chapterResults } from './chapter-results.ts';
import { attemptOf, playedQuestion, pointsOf } from './exam-answers.ts';
import * as repo from './exams.repo.ts';
import { listComments } from './attempt-marks.repo.ts';
import { examsStrings as strings } from './exams.strings.ts';
import { receiptOf } from './receipt.ts';
import { endedBefore, submitAttempt } from './submit-attempt.ts';

type Calls = Contract['exams'];

/** What a journal brings after five minutes without a network comes at once. */
const answerLimit = { limit: 1200, windowSeconds: 60 };

/** What the steps of an attempt take from their module. */
export type AttemptDeps = Pick<ModuleDeps, 'clock' | 'limiter' | 'cloudVideo' | 'objects'>;

/** What an attempt is at, a paper or a mock paper. */
interface Sat {
  id: number;
  title: string;
  /** Tenths. */
  passScore: number;
  expiredMinutes: number;
}

/** Whether an attempt was handed in before its time was over. */
const isSubmittedEarly = ({ submittedAt, endsAt }: repo.AttemptRow) =>
  submittedAt !== null && submittedAt < endsAt;

/** The steps of an attempt that was begun, whatever it is at. */
export function attemptSteps(deps: AttemptDeps) {
  const { clock, limiter } = deps;
  return {
    /** An attempt with its questions and what was answered. */
    async show(db: Database, attempt: repo.AttemptRow, sat: Sat): Promise<AnswerOf<Calls['play']>> {
      const now = clock.now();
      const [asked, kept, told, comments] = await Promise.all([
        repo.listShown(db, attempt.id),
        repo.listAnswers(db, attempt.id),
        attempt.status === 1 ? [] : repo.listRevealed(db, attempt.id, { userId: attempt.userId, now }),
        attempt.status === 2 ? listComments(db, attempt.id) : [],
      ]);
      // Chapters tell what was right: they wait until every question may be told.
      const isTold = attempt.status === 2 && told.length === asked.length;
      const chapters = isTold ? await chapterResults(db, attempt, now) : [];
      const answers = await withAddresses(deps, attempt.userId, kept);
      return {
        paper: {
          id: sat.id,
          title: sat.title,
          score: pointsOf(asked.reduce((sum, { score }) => sum + score, 0)),
          pass_score: pointsOf(sat.passScore),
          expired_minutes: sat.expiredMinutes,
        },
        user_paper: attemptOf(attempt),
        now: now.toISOString(),
        questions: asked.map((question) =>
          playedQuestion(
            question,
            answers.filter(({ questionId }) => questionId === question.questionId),
            told.find(({ questionId }) => questionId === question.questionId),
            comments,
          ),
        ),
        receipt: receiptOf(attempt, answers),
        chapters,
      };
    },

    /** Keeps the answer to one question, unless a later one is kept. */
    async keep(
      db: Database,
      userId: number,
      { pid, question_id, seq, answer: content, images: sent }: CheckedInput<Calls['answer']>['body'],
    ): Promise<AnswerOf<Calls['answer']>> {
      const { allowed, retryAfter } = await limiter.take(`exam:answers:${userId}`, answerLimit);
      if (!allowed) throw new Problem(429, strings.tooFast(retryAfter), { retry_after: retryAfter });
      const images = keptPictures(userId, sent);
      const now = clock.now();
      const [questionId = 0, part = -1] = String(question_id).split('-cap-').map(Number);
      const key = { attemptId: pid, questionId, part };
      const parts = await repo.countParts(db, { ...key, userId });
      if (parts === undefined || (parts === 0 ? part !== -1 : part < 0 || part >= parts))
        throw new Problem(404, strings.noQuestion, { field: 'question_id' });
      await repo.keepAnswer(db, { ...key, userId, seq, content, images, now, endedBefore: endedBefore(now) });
      const found = await repo.findAnswer(db, key);
      if (!found) throw new Problem(404, strings.noAttempt);
      const { attempt, answer: kept } = found;
      const isSaved =
        kept?.seq === seq &&
        JSON.stringify([kept.content, kept.images]) === JSON.stringify([content, images]);
      const isOver = attempt.status !== 1 || attempt.endsAt <= endedBefore(now);
      // A repetition of what is kept is told so even when the time is over.
      if (!isSaved && (isOver || !kept))
        throw new Problem(1, isSubmittedEarly(attempt) ? strings.submitted : strings.over);
      return {
        is_saved: isSaved,
        seq: kept?.seq ?? 0,
        ended_at: attempt.endsAt.toISOString(),
        now: now.toISOString(),
      };
    },

    /** Ends it; a repetition answers what came of it. */
    async end(db: Database, userId: number, pid: number): Promise<AnswerOf<Calls['submit']>> {
      if (!(await repo.findAttempt(db, userId, pid))) throw new Problem(404, strings.noAttempt);
      await submitAttempt(db, pid, clock.now());
      const attempt = await repo.findAttempt(db, userId, pid);
      if (!attempt) throw new Problem(404, strings.noAttempt);
      return {
        status: attempt.status,
        total_score: attempt.score === null ? null : pointsOf(attempt.score),
        receipt: receiptOf(attempt, await repo.listAnswers(db, pid)),
      };
    },
  };
}

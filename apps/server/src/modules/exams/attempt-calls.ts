import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { attemptOf, playedQuestion, pointsOf } from './exam-answers.ts';
import * as repo from './exams.repo.ts';
import { examsStrings as strings } from './exams.strings.ts';
import { endedBefore, submitAttempt, submitDueAttempts } from './submit-attempt.ts';

/** What a journal brings after five minutes without a network comes at once. */
const answerLimit = { limit: 1200, windowSeconds: 60 };

/** The calls of an attempt that was begun. */
export function attemptCalls({
  clock,
  limiter,
}: Pick<ModuleDeps, 'clock' | 'limiter'>): Pick<Handlers<Contract['exams']>, 'play' | 'answer' | 'submit'> {
  return {
    async play({ db, params: { id }, query: { record_id: recordId }, viewer: { userId } }) {
      const now = clock.now();
      await submitDueAttempts(db, now, userId);
      const attempt =
        recordId === undefined
          ? (await repo.listAttempts(db, { userId, paperId: id }, { page: 1, size: 1 }))[0]
          : await repo.findAttempt(db, userId, recordId);
      const row = await repo.findPaper(db, id, null);
      if (!row || attempt?.paperId !== id) throw new Problem(404, strings.noAttempt);
      const [asked, answers, told] = await Promise.all([
        repo.listShown(db, attempt.id),
        repo.listAnswers(db, attempt.id),
        attempt.status === 1 ? [] : repo.listRevealed(db, attempt.id, userId),
      ]);
      const { title, passScore, expiredMinutes } = row.paper;
      return {
        paper: {
          id,
          title,
          score: pointsOf(asked.reduce((sum, { score }) => sum + score, 0)),
          pass_score: pointsOf(passScore),
          expired_minutes: expiredMinutes,
        },
        user_paper: attemptOf(attempt),
        now: now.toISOString(),
        questions: asked.map((question) =>
          playedQuestion(
            question,
            answers.filter(({ questionId }) => questionId === question.questionId),
            told.find(({ questionId }) => questionId === question.questionId),
          ),
        ),
      };
    },

    async answer({ db, body, viewer: { userId } }) {
      const { allowed, retryAfter } = await limiter.take(`exam:answers:${userId}`, answerLimit);
      if (!allowed) throw new Problem(429, strings.tooFast(retryAfter), { retry_after: retryAfter });
      const now = clock.now();
      const [questionId = 0, part = -1] = String(body.question_id).split('-cap-').map(Number);
      const key = { attemptId: body.pid, questionId, part };
      const parts = await repo.countParts(db, { ...key, userId });
      if (parts === undefined || (parts === 0 ? part !== -1 : part < 0 || part >= parts))
        throw new Problem(404, strings.noQuestion);
      const { seq, answer: content, images } = body;
      await repo.keepAnswer(db, { ...key, userId, seq, content, images, now, endedBefore: endedBefore(now) });
      const found = await repo.findAnswer(db, key);
      if (!found) throw new Problem(404, strings.noAttempt);
      const { attempt, answer: kept } = found;
      const isSaved =
        kept?.seq === seq &&
        JSON.stringify([kept.content, kept.images]) === JSON.stringify([content, images]);
      const isOver = attempt.status !== 1 || attempt.endsAt <= endedBefore(now);
      // A repetition of what is kept is told so even when the time is over.
      if (!isSaved && (isOver || !kept)) throw new Problem(1, strings.over);
      return {
        is_saved: isSaved,
        seq: kept?.seq ?? 0,
        ended_at: attempt.endsAt.toISOString(),
        now: now.toISOString(),
      };
    },

    async submit({ db, body: { pid }, viewer: { userId } }) {
      if (!(await repo.findAttempt(db, userId, pid))) throw new Problem(404, strings.noAttempt);
      await submitAttempt(db, pid, clock.now());
      const attempt = await repo.findAttempt(db, userId, pid);
      if (!attempt) throw new Problem(404, strings.noAttempt);
      return {
        status: attempt.status,
        total_score: attempt.score === null ? null : pointsOf(attempt.score),
      };
    },
  };
}

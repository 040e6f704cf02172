import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import { createHash } from 'node:crypto';
import type { AttemptRow, listAnswers } from './exams.repo.ts';

type AnswerRow = Pick<
  Awaited<ReturnType<typeof listAnswers>>[number],
  'questionId' | 'part' | 'seq' | 'content' | 'images'
>;
type Receipt = NonNullable<AnswerOf<Contract['exams']['submit']>['receipt']>;

/** Cleared, or never written. */
const isBlank = ({ content, images }: AnswerRow) =>
  images.length === 0 &&
  (content === -1 || (typeof content !== 'number' && [content].flat().every((text) => text.trim() === '')));

/** How many questions were answered; a group is one, whichever of its parts it was. */
const countAnswered = (answers: readonly AnswerRow[]) =>
  new Set(answers.filter((answer) => !isBlank(answer)).map(({ questionId }) => questionId)).size;

/** sha256 over what was submitted of an attempt: the same answers give the same, in whatever order they came. */
export function hashAnswers(attemptId: number, answers: readonly AnswerRow[]): string {
  const ordered = answers.toSorted((a, b) => a.questionId - b.questionId || a.part - b.part);
  const written = ordered.map(({ questionId, part, seq, content, images }) => [
    questionId,
    part,
    seq,
    content,
    images,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([attemptId, written]))
    .digest('hex');
}

/** What the learner keeps as proof; null while the attempt runs, and for those that ended before receipts were written. */
export const receiptOf = (attempt: AttemptRow, answers: readonly AnswerRow[]): Receipt | null =>
  attempt.submittedAt && attempt.receiptHash !== null
    ? {
        count: countAnswered(answers),
        submitted_at: attempt.submittedAt.toISOString(),
        hash: attempt.receiptHash,
      }
    : null;

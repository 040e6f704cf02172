import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { numberOf } from '../exams/exam-answers.ts';
import { decideOne } from '../question-access/decide-questions.ts';
import { recordAnswers } from '../question-answers/record-answers.ts';
import { keepRecords } from './practice.repo.ts';
import { practiceStrings as strings } from './practice.strings.ts';
import { gradeReply, practisedQuestion, type KeptReply } from './practised-question.ts';
import { findDue, findQuestion, findSent } from './practised-questions.repo.ts';

interface Answering {
  userId: number;
  questionId: number;
  source: 'practice' | 'wrongbook' | 'collection' | 'questionbank';
  /** The practice. */
  sourceId?: number;
  /** The chapters in which it counts as answered. */
  chapterIds?: readonly number[];
  now: Date;
}

/**
 * Grades and stores an answer, updates the wrong book and returns the key. A repeated `client_id` is stored once. Source `practice` is for
 * callers that have checked that the practice is open to the person.
 */
export async function answerQuestion(
  db: Database,
  { userId, questionId, source, sourceId, chapterIds = [], now }: Answering,
  { client_id: clientId, ...sent }: KeptReply & { client_id: string },
): Promise<AnswerOf<Contract['practice']['answer']>> {
  const question = await findQuestion(db, questionId);
  if (!question) throw new Problem(404, strings.noQuestion);
  const isPractised = source === 'practice';
  const { refusal } = await decideOne(db, questionId, { userId, now }, { isPractised });
  if (refusal === 'closed') throw new Problem(404, strings.noQuestion);
  if (refusal) throw new Problem(1, refusal === 'examined' ? strings.inExam : strings.awaitsExam);
  const reply: KeptReply = { answer: sent.answer, parts: sent.parts, images: sent.images };
  const grade = gradeReply(question, reply);
  // What nobody marks is answered, and neither right nor wrong.
  const result = numberOf[grade.result] ?? 3;
  await db.transaction(async (tx) => {
    if (await findSent(tx, userId, clientId)) return;
    await recordAnswers(tx, { userId, source, sourceId: sourceId ?? null, now }, [
      { questionId, clientId, answer: reply, result, score: grade.score ?? 0 },
    ]);
    await keepRecords(tx, chapterIds, { userId, questionId, answer: reply, result, answeredAt: now });
  });
  const due = await findDue(db, userId, questionId);
  return {
    question: await practisedQuestion(db, { userId, now }, question, reply),
    due_at: due?.toISOString() ?? null,
  };
}

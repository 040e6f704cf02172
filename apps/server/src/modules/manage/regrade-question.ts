import type { AnswerOf, CheckedInput, Contract } from '@shuyuan/api-client/contract';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  attemptAnswers,
  attemptQuestions,
  mockPapers,
  paperAttempts,
  papers,
  questionRegrades,
  questions,
  users,
} from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { completeByPaper } from '../courses/complete-papers.ts';
import { pointsOf } from '../exams/exam-answers.ts';
import { questionStrings as strings } from '../exams/exams.strings.ts';
import type { Grade } from '../exams/grading/kind.ts';
import { lockKeys } from '../exams/key-lock.ts';
import { requireWhole } from '../exams/question-field.ts';
import { regraded, shapeOf, type Regraded } from '../exams/regrade-plan.ts';
import { storedWritten } from '../exams/written-question.ts';
import { correctAnswers } from '../question-answers/correct-answers.ts';
import { resultBy } from './corrected-result.ts';

type Calls = Contract['manageQuestions'];
type Outcome = AnswerOf<Calls['regrade']>;
type Correction = CheckedInput<Calls['regrade']>['body'];
type Changes = Outcome['changes'];

/** Attempts whose change is told by name. */
const mostTold = 200;

export interface Corrector {
  userId: number;
  /** Person whose questions may be regraded; null for the questions of all people. */
  ownerId: number | null;
  now: Date;
}

/** A question that is there for who asks; locked where it is to be corrected. Throws 404 otherwise. */
export async function requireQuestion(db: Database, id: number, ownerId: number | null, isLocked = false) {
  const query = db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.id, id),
        isNull(questions.deletedAt),
        ownerId === null ? undefined : eq(questions.authorId, ownerId),
      ),
    );
  const [found] = await (isLocked ? query.for('no key update') : query);
  if (!found) throw new Problem(404, coreStrings.notFound);
  return found;
}

/** All attempts that were asked it, with what was answered. */
async function listAsked(tx: Database, questionId: number, isLocked: boolean) {
  // Locked by themselves and in order: of two that meet, one waits.
  if (isLocked)
    await tx
      .select({ id: paperAttempts.id })
      .from(paperAttempts)
      .where(
        inArray(
          paperAttempts.id,
          tx
            .select({ id: attemptQuestions.attemptId })
            .from(attemptQuestions)
            .where(eq(attemptQuestions.questionId, questionId)),
        ),
      )
      .orderBy(asc(paperAttempts.id))
      .for('update');
  const asked = await tx
    .select({
      snapshot: attemptQuestions,
      attempt: paperAttempts,
      person: { id: users.id, nick_name: users.nickName },
      paper: sql<string>`coalesce(${papers.title}, ${mockPapers.title}, '')`,
    })
    .from(attemptQuestions)
    .innerJoin(paperAttempts, eq(paperAttempts.id, attemptQuestions.attemptId))
    .innerJoin(users, eq(users.id, paperAttempts.userId))
    .leftJoin(papers, eq(papers.id, paperAttempts.paperId))
    .leftJoin(mockPapers, eq(mockPapers.id, paperAttempts.mockPaperId))
    .where(eq(attemptQuestions.questionId, questionId))
    .orderBy(asc(paperAttempts.id));
  const answers = await tx.select().from(attemptAnswers).where(eq(attemptAnswers.questionId, questionId));
  const byAttempt = Map.groupBy(answers, ({ attemptId }) => attemptId);
  return asked.map((row) => ({ ...row, answers: byAttempt.get(row.attempt.id) ?? [] }));
}

/** Corrects the key of a question everywhere, or says what would come of it. */
export async function regradeQuestion(
  db: Database,
  id: number,
  { question: written, reason, is_dry_run: isDryRun }: Correction,
  { userId, ownerId, now }: Corrector,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    if (!isDryRun) await lockKeys(tx, 'correct');
    const before = await requireQuestion(tx, id, ownerId, !isDryRun);
    requireWhole(written);
    const corrected = storedWritten(written);
    if (shapeOf(before) !== shapeOf(corrected))
      throw new Problem(1, strings.otherShape, { field: 'question' });
    const asked = await listAsked(tx, id, !isDryRun);
    const next = asked.flatMap((row) => {
      const { snapshot, attempt, answers } = row;
      const grade = snapshot.grade as Grade | null;
      const own = regraded({ ...snapshot, grade, isSkipMark: attempt.isSkipMark, answers }, corrected);
      return own ? [{ ...row, own, score: scoreAfter(attempt.score, grade, own) }] : [];
    });
    const changed = next.filter(({ attempt, score }) => attempt.score !== score);
    const changes: Changes = changed.map(({ attempt, person, paper, score }) => ({
      attempt_id: attempt.id,
      person,
      paper,
      before: attempt.score === null ? null : pointsOf(attempt.score),
      after: score === null ? null : pointsOf(score),
    }));
    const submitted = next.filter(({ attempt }) => attempt.status !== 1).length;
    if (!isDryRun) {
      await tx
        .update(questions)
        .set({
          ...corrected,
          updatedAt: sql`greatest(${now.toISOString()}::timestamptz, ${questions.updatedAt} + interval '1 millisecond')`,
        })
        .where(eq(questions.id, id));
      await writeSnapshots(tx, id, next);
      const grades = new Map(
        next.flatMap(({ attempt, own }) => (own.grade ? [[attempt.id, own.grade]] : [])),
      );
      const bank = { ...corrected, questionId: id };
      await correctAnswers(tx, { questionId: id, resultOf: (answer) => resultBy(bank, grades, answer) });
      await tx.insert(questionRegrades).values({
        questionId: id,
        userId,
        reason,
        attemptsCount: submitted,
        changedCount: changes.length,
        report: changes,
        createdAt: now,
      });
      // In one order, so that of two corrections none waits for the other for ever.
      const people = [...new Set(changed.map(({ attempt }) => attempt.userId))].toSorted(
        (one, other) => one - other,
      );
      for (const person of people) await completeByPaper(tx, person, now);
    }
    const count = (holds: (change: number) => boolean) =>
      changed.filter(({ attempt, score }) => holds((score ?? 0) - (attempt.score ?? 0))).length;
    return {
      attempts_count: submitted,
      skipped_count: asked.length - next.length,
      raised_count: count((change) => change > 0),
      lowered_count: count((change) => change < 0),
      changes: changes.slice(0, mostTold),
    };
  });
}

/** The points of an attempt once one of its questions is graded anew; null while it waits for others. */
const scoreAfter = (score: number | null, before: Grade | null, { grade }: Regraded) =>
  score === null ? null : score - (before?.score ?? 0) + (grade?.score ?? 0);

interface Written {
  attempt: { id: number; score: number | null };
  own: Regraded;
  score: number | null;
}

/** What the attempts have of the question, and their points. */
async function writeSnapshots(tx: Database, questionId: number, all: readonly Written[]): Promise<void> {
  const rows = all.map(({ attempt, own, score }) => ({ id: attempt.id, ...own, score }));
  await tx.execute(sql`
    update attempt_questions asked set key = given.key, revealed = given.revealed, grade = given.grade
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, key jsonb, revealed jsonb, grade jsonb)
    where asked.attempt_id = given.id and asked.question_id = ${questionId}`);
  await tx.execute(sql`
    update paper_attempts attempt set score = given.score
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, score integer)
    where attempt.id = given.id and attempt.status = 2 and given.score is not null`);
}

/** Corrections of a question that were made, the latest first. */
export async function listRegrades(db: Database, questionId: number): Promise<AnswerOf<Calls['regrades']>> {
  const rows = await db
    .select({ regrade: questionRegrades, person: users.nickName })
    .from(questionRegrades)
    .leftJoin(users, eq(users.id, questionRegrades.userId))
    .where(eq(questionRegrades.questionId, questionId))
    .orderBy(desc(questionRegrades.createdAt), desc(questionRegrades.id))
    .limit(50);
  return {
    data: rows.map(({ regrade, person }) => ({
      id: regrade.id,
      reason: regrade.reason,
      person,
      attempts_count: regrade.attemptsCount,
      changed_count: regrade.changedCount,
      changes: (regrade.report as Changes).slice(0, mostTold),
      created_at: regrade.createdAt.toISOString(),
    })),
  };
}

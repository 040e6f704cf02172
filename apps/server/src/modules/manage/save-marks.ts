import type { AnswerOf, CheckedInput, Contract } from '@shuyuan/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { paperAttempts } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { addAction } from '../../resources/action-log.ts';
import type { Change } from '../../resources/resource.ts';
import { tell } from '../messages/tell.ts';
import type { Database } from '../../db/database.ts';
import { completeByPaper } from '../courses/complete-papers.ts';
import { pointsOf } from '../exams/exam-answers.ts';
import { listAnswers } from '../exams/exams.repo.ts';
import type { Grade } from '../exams/grading/kind.ts';
import { keepMarks, listMarks, type KeptMark } from '../exams/attempt-marks.repo.ts';
import { markAttempt, type MarkedGrades } from '../exams/grading/mark-attempt.ts';
import { settleMarks } from '../exams/grading/settle-marks.ts';
import { listRecorded, recordGraded } from '../exams/record-graded.ts';
import { listGraded, requireMarkable, type Marker } from './manage-marking.ts';
import { markingStrings as strings } from './manage.strings.ts';

type Marks = CheckedInput<Contract['manageMarking']['mark']>['body']['marks'];

const tenths = (points: number) => Math.round(points * 10);

/** The question, or the part of a group, that `91-cap-0` names. */
function placeOf(questionId: Marks[number]['question_id']) {
  const [id = 0, part = -1] = String(questionId).split('-cap-').map(Number);
  return { id, part };
}

/**
 * Gives points to essays of an attempt and finishes it when none waits any more: all of it in the caller's transaction, or nothing. Of
 * two at once the second waits, and is refused where it would write over what it has not seen.
 */
export async function saveMarks(
  attemptId: number,
  marks: Marks,
  change: Change & Marker,
): Promise<AnswerOf<Contract['manageMarking']['mark']>> {
  const { tx } = change;
  await tx
    .select({ id: paperAttempts.id })
    .from(paperAttempts)
    .where(eq(paperAttempts.id, attemptId))
    .for('update');
  const found = await requireMarkable(tx, attemptId, change);
  if (found.attempt.status !== 3) throw new Problem(409, strings.finished);
  const asked = await listGraded(tx, attemptId);
  const { grades, score, waiting } = await given(found, asked, marks, change);
  const rows = asked.map(({ questionId }, place) => ({ id: questionId, grade: grades[place] }));
  await tx.execute(sql`
    update attempt_questions asked set grade = given.grade
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, grade jsonb)
    where asked.attempt_id = ${attemptId} and asked.question_id = given.id`);
  if (score !== null) {
    await tx
      .update(paperAttempts)
      .set({ status: 2, score })
      .where(and(eq(paperAttempts.id, attemptId), eq(paperAttempts.status, 3)));
    await recordMarked(tx, found.attempt, rows, change.now);
  }
  const total = score === null ? null : pointsOf(score);
  if (total !== null)
    await tell(tx, {
      userId: found.person.id,
      type: 'exam_marked',
      actorId: null,
      resource: { type: 'paper', id: found.paper.id },
      data: { title: found.paper.title, amount: total },
      now: change.now,
    });
  await addAction(change, {
    entity: 'paperAttempt',
    kind: 'update',
    subjects: [{ id: attemptId, title: `${found.paper.title} · ${found.person.nick_name}` }],
    items: [
      {
        id: attemptId,
        before: { ...pointsBy(marks, 'seen'), total_score: null },
        after: { ...pointsBy(marks, 'score'), total_score: total },
      },
    ],
  });
  if (score !== null) await completeByPaper(tx, found.person.id, change.now);
  return { status: score === null ? 3 : 2, score: total, waiting_count: waiting };
}

/** Keeps what this person gives, and answers the grades that hold after it. */
async function given(
  { attempt, paper }: Awaited<ReturnType<typeof requireMarkable>>,
  asked: Awaited<ReturnType<typeof listGraded>>,
  sent: Marks,
  { tx, now, userId }: Change,
) {
  const questions = asked.map(({ questionId: id, type, score, key, grade }) => ({
    id,
    type,
    score,
    key,
    grade: grade as unknown as Grade,
  }));
  const marks = sent.map(({ question_id: questionId, score, seen, comment }) => ({
    ...placeOf(questionId),
    score: tenths(score),
    seen: seen === null ? null : tenths(seen),
    comment,
  }));
  const keeping = { attemptId: attempt.id, markerId: userId, now };
  if (!paper.isDoubleMarked) {
    const marked = taken(markAttempt(questions, marks));
    await keepMarks(tx, keeping, marks);
    return marked;
  }
  const known = await listMarks(tx, attempt.id);
  const isOwn = (mark: KeptMark) => mark.markerId === userId;
  const isSeen = ({ id, part, seen }: (typeof marks)[number]) =>
    (known.find((mark) => isOwn(mark) && mark.id === id && mark.part === part)?.score ?? null) === seen;
  if (!marks.every(isSeen)) throw new Problem(409, strings.refusals['marked-meanwhile']);
  // Whether it can be given at all: of a question that is settled already it cannot.
  taken(
    markAttempt(
      questions,
      marks.map((mark) => ({ ...mark, seen: null })),
    ),
  );
  await keepMarks(tx, keeping, marks);
  const all = await listMarks(tx, attempt.id);
  const settled = marks.flatMap(({ id, part }) => {
    const ofEssay = all.filter((mark) => mark.id === id && mark.part === part);
    const holding = settleMarks(ofEssay, paper.markDifference);
    return holding === null ? [] : [{ id, part, score: holding, seen: null }];
  });
  return taken(markAttempt(questions, settled));
}

/** The grades, or the refusal as it is answered. */
function taken(marked: MarkedGrades) {
  if (marked.refusal === undefined) return marked;
  throw new Problem(marked.refusal === 'marked-meanwhile' ? 409 : 1, strings.refusals[marked.refusal]);
}

/** What waited at submission: the wrong book has had all the rest since then. */
async function recordMarked(
  tx: Database,
  attempt: typeof paperAttempts.$inferSelect,
  rows: readonly { id: number; grade: Grade | undefined }[],
  now: Date,
): Promise<void> {
  const known = await listRecorded(tx, attempt);
  const marked = rows
    .filter(({ id }) => !known.has(id))
    .map(({ id: questionId, grade }) => ({ questionId, grade }));
  await recordGraded(tx, attempt, marked, await listAnswers(tx, attempt.id), now);
}

/** What is written down of each essay, by the name of its question. */
const pointsBy = (marks: Marks, what: 'score' | 'seen') =>
  Object.fromEntries(marks.map((mark) => [`question ${mark.question_id}`, mark[what]]));

import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema.ts';
import { decideQuestion, type QuestionDecision } from './decide-question.ts';
import * as conditions from './question-conditions.ts';
import { whichArePractised } from './open-practices.ts';

interface Learner {
  userId: number;
  now: Date;
}

interface Known {
  /** The caller has checked that a practice which contains the questions is open to the person. @default false */
  isPractised?: boolean;
}

const nothing: QuestionDecision = { maySee: false, mayAnswer: false, mayBeTold: false, refusal: 'closed' };

/** Decides about some questions for one person, by their ids. An unknown id is closed. */
export async function decideQuestions(
  db: Database,
  ids: readonly number[],
  viewer: Learner,
  { isPractised = false }: Known = {},
): Promise<(id: number) => QuestionDecision> {
  if (ids.length === 0) return () => nothing;
  const is = (condition: SQL) => sql<boolean>`${condition}`;
  const { id } = questions;
  const rows = await db
    .select({
      id,
      isRemoved: is(sql`${questions.deletedAt} is not null`),
      isOwn: is(sql`coalesce(${questions.authorId} = ${viewer.userId}, false)`),
      isExamined: is(conditions.isExamined(id, viewer)),
      isSat: is(conditions.isSat(id, viewer)),
      isAnswered: is(conditions.isAnswered(id, viewer)),
      isAwaited: is(conditions.isAwaited(id, viewer)),
      isInBank: is(conditions.isInBank(viewer)),
    })
    .from(questions)
    .where(inArray(id, [...ids]));
  const unsettled = isPractised
    ? []
    : rows.flatMap(({ id: each, ...facts }) =>
        decideQuestion({ ...facts, isPractised: false }).maySee ? [] : [each],
      );
  const practised =
    unsettled.length === 0 ? new Set<number>() : await whichArePractised(db, unsettled, viewer);
  const decisions = new Map(
    rows.map((row) => [
      row.id,
      decideQuestion({ ...row, isPractised: isPractised || practised.has(row.id) }),
    ]),
  );
  return (each) => decisions.get(each) ?? nothing;
}

/** Decides about one question for one person. */
export const decideOne = async (
  db: Database,
  id: number,
  viewer: Learner,
  known?: Known,
): Promise<QuestionDecision> => (await decideQuestions(db, [id], viewer, known))(id);

import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { sinceDays } from '../../calendar/day-in-china.ts';
import { schoolDayOf } from '../../calendar/school-day.ts';
import type { Database } from '../../db/database.ts';
import { wrongQuestions } from '../../db/schema.ts';
import type { Learner } from '../practice/practised-question.ts';
import { countOwn, listOwn, type OwnList } from '../practice/question-lists.repo.ts';
import { isUnlocked } from '../question-access/question-conditions.ts';

const { userId: owner, questionId, removedAt, dueAt, lastWrongAt, wrongCount } = wrongQuestions;

/** Entries that were not taken out, without questions that the learner may not be told about: an entry tells that an answer was wrong. */
const isListed = (learner: Learner) => and(isNull(removedAt), isUnlocked(questionId, learner));

const wrongBook = (learner: Learner): OwnList => ({ table: wrongQuestions, isIn: isListed(learner) });

/** How many questions are shown in a row at most. */
const most = 500;
const randomSize = 20;

interface WrongFilter {
  type?: number | undefined;
  cid1?: number | undefined;
  cid2?: number | undefined;
}

/** Ids of the wrong book, the latest wrong ones first. */
export const listWrong = (db: Database, learner: Learner, filter: WrongFilter) =>
  listOwn(db, wrongBook(learner), learner.userId, { filter, order: desc(lastWrongAt), limit: most });

/** Ids that are due, soonest first. */
export const listDue = (db: Database, learner: Learner, filter: WrongFilter) =>
  listOwn(db, wrongBook(learner), learner.userId, { ...dueOf(learner), filter, limit: most });

const dueOf = ({ now }: Learner) => ({ more: lte(dueAt, now), order: sql`${dueAt}` });

export const drawWrong = (db: Database, learner: Learner) =>
  listOwn(db, wrongBook(learner), learner.userId, { order: sql`random()`, limit: randomSize });

export const countDue = async (db: Database, learner: Learner) =>
  (await listOwn(db, wrongBook(learner), learner.userId, { ...dueOf(learner), limit: 10_000 })).length;

export const countWrong = (db: Database, learner: Learner, type?: number) =>
  countOwn(db, wrongBook(learner), learner.userId, type);

/** How often each question was answered wrong. */
export const countTimes = (db: Database, learner: Learner) =>
  db
    .select({ questionId, wrongCount, lastWrongAt })
    .from(wrongQuestions)
    .where(and(eq(owner, learner.userId), isListed(learner)));

/** Number of questions whose last wrong answer was on each of the last days. */
export const countByDay = (db: Database, learner: Learner, days: number) =>
  db
    .select({ day: sql<string>`${schoolDayOf(lastWrongAt)}::text`, count: sql<number>`count(*)::int` })
    .from(wrongQuestions)
    .where(and(eq(owner, learner.userId), isListed(learner), gte(lastWrongAt, sinceDays(learner.now, days))))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

export async function isInWrongBook(db: Database, learner: Learner, id: number): Promise<boolean> {
  const found = await db.$count(
    wrongQuestions,
    and(eq(owner, learner.userId), eq(questionId, id), isListed(learner)),
  );
  return found > 0;
}

export async function removeWrong(db: Database, userId: number, id: number, now: Date): Promise<void> {
  await db
    .update(wrongQuestions)
    .set({ removedAt: now })
    .where(and(eq(owner, userId), eq(questionId, id), isNull(removedAt)));
}

import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { sinceDays } from '../../calendar/day-in-china.ts';
import { schoolDayOf } from '../../calendar/school-day.ts';
import type { Database } from '../../db/database.ts';
import { wrongQuestions } from '../../db/schema.ts';
import { countOwn, listOwn, type OwnList } from '../practice/question-lists.repo.ts';

const { userId: owner, questionId, removedAt, dueAt, lastWrongAt, wrongCount } = wrongQuestions;

/** What a person has in the wrong book: what they took out is not. */
const wrongBook: OwnList = { table: wrongQuestions, isIn: isNull(removedAt) };

/** How many questions are shown in a row at most. */
const most = 500;
const randomSize = 20;

interface WrongFilter {
  type?: number | undefined;
  cid1?: number | undefined;
  cid2?: number | undefined;
}

/** The latest wrong ones first. */
export const listWrong = (db: Database, userId: number, filter: WrongFilter) =>
  listOwn(db, wrongBook, userId, { filter, order: desc(lastWrongAt), limit: most });

/** What is due, in the order of its time. */
export const listDue = (db: Database, userId: number, filter: WrongFilter, now: Date) =>
  listOwn(db, wrongBook, userId, { filter, more: lte(dueAt, now), order: sql`${dueAt}`, limit: most });

export const drawWrong = (db: Database, userId: number) =>
  listOwn(db, wrongBook, userId, { order: sql`random()`, limit: randomSize });

export const countDue = async (db: Database, userId: number, now: Date) =>
  (await listOwn(db, wrongBook, userId, { more: lte(dueAt, now), order: sql`${dueAt}`, limit: 10_000 }))
    .length;

export const countWrong = (db: Database, userId: number, type?: number) =>
  countOwn(db, wrongBook, userId, type);

/** How often each question was answered wrong. */
export const countTimes = (db: Database, userId: number) =>
  db
    .select({ questionId, wrongCount, lastWrongAt })
    .from(wrongQuestions)
    .where(and(eq(owner, userId), isNull(removedAt)));

/** What was answered wrong for the last time on each of some last days. */
export const countByDay = (db: Database, userId: number, now: Date, days: number) =>
  db
    .select({ day: sql<string>`${schoolDayOf(lastWrongAt)}::text`, count: sql<number>`count(*)::int` })
    .from(wrongQuestions)
    .where(and(eq(owner, userId), isNull(removedAt), gte(lastWrongAt, sinceDays(now, days))))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

export async function isInWrongBook(db: Database, userId: number, id: number): Promise<boolean> {
  const found = await db.$count(
    wrongQuestions,
    and(eq(owner, userId), eq(questionId, id), isNull(removedAt)),
  );
  return found > 0;
}

export async function removeWrong(db: Database, userId: number, id: number, now: Date): Promise<void> {
  await db
    .update(wrongQuestions)
    .set({ removedAt: now })
    .where(and(eq(owner, userId), eq(questionId, id), isNull(removedAt)));
}

import { and, asc, count, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories, mockPapers, paperAttempts, questions } from '../../db/schema.ts';
import { isInBank } from '../question-access/question-conditions.ts';
import { shownAttempt } from '../question-access/withheld-attempts.ts';

const isPublished = (now: Date) => and(lte(mockPapers.publishedAt, now), isNull(mockPapers.deletedAt));

const selectMocks = (db: Database) =>
  db
    .select({ paper: mockPapers, category: { id: examCategories.id, name: examCategories.name } })
    .from(mockPapers)
    .innerJoin(examCategories, eq(examCategories.id, mockPapers.categoryId));

export type MockRow = Awaited<ReturnType<typeof listMocks>>[number];

interface MockFilter {
  now: Date;
  /** With those under it; all when left out. */
  categoryId: number | undefined;
}

const matches = ({ now, categoryId }: MockFilter) =>
  and(
    isPublished(now),
    categoryId === undefined
      ? undefined
      : or(eq(examCategories.id, categoryId), eq(examCategories.parentId, categoryId)),
  );

export const listMocks = (db: Database, filter: MockFilter, { page, size }: { page: number; size: number }) =>
  selectMocks(db)
    .where(matches(filter))
    .orderBy(desc(mockPapers.publishedAt), desc(mockPapers.id))
    .limit(size)
    .offset((page - 1) * size);

export async function countMocks(db: Database, filter: MockFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(mockPapers)
    .innerJoin(examCategories, eq(examCategories.id, mockPapers.categoryId))
    .where(matches(filter));
  return row?.total ?? 0;
}

/** A published one; without a time, a hidden one too. */
export async function findMock(db: Database, id: number, now: Date | null): Promise<MockRow | undefined> {
  const [found] = await selectMocks(db).where(and(eq(mockPapers.id, id), now ? isPublished(now) : undefined));
  return found;
}

const isAt = (userId: number, ids: readonly number[]) =>
  and(eq(paperAttempts.userId, userId), inArray(paperAttempts.mockPaperId, [...ids]));

/** Latest attempts of a person at a mock paper, as their learner may know them. */
export const listMockAttempts = (
  db: Database,
  { userId, id }: { userId: number; id: number },
  { page, size }: { page: number; size: number },
) =>
  db
    .select(shownAttempt)
    .from(paperAttempts)
    .where(isAt(userId, [id]))
    .orderBy(desc(paperAttempts.number))
    .limit(size)
    .offset((page - 1) * size);

export const countMockAttempts = (db: Database, userId: number, id: number) =>
  db.$count(paperAttempts, isAt(userId, [id]));

/** Latest attempt at each of some mock papers, as its learner may know it. */
export const latestMockAttempts = (db: Database, userId: number, ids: readonly number[]) =>
  db
    .selectDistinctOn([paperAttempts.mockPaperId], shownAttempt)
    .from(paperAttempts)
    .where(isAt(userId, ids))
    .orderBy(paperAttempts.mockPaperId, desc(paperAttempts.number));

/** Questions that a rule draws from. */
export interface RuleSource extends Pick<
  (typeof mockPapers.$inferSelect)['rule'],
  'category_ids' | 'levels'
> {
  /** Person whose questions are drawn; null for the questions of all people. */
  ownerId: number | null;
}

const isDrawnFrom = ({ category_ids: ids, levels, ownerId }: RuleSource, now: Date) =>
  and(
    isInBank({ now }),
    ownerId === null ? undefined : eq(questions.authorId, ownerId),
    ids.length > 0 ? or(inArray(examCategories.id, ids), inArray(examCategories.parentId, ids)) : undefined,
    levels.length > 0 ? inArray(questions.level, levels) : undefined,
  );

/**
 * Ids and types of the questions that a rule may draw: those that the bank hands out. Questions of another running attempt are among them:
 * results are withheld until both are over.
 */
export const listCandidates = (db: Database, from: RuleSource, now: Date) =>
  db
    .select({ id: questions.id, type: questions.type })
    .from(questions)
    .innerJoin(examCategories, eq(examCategories.id, questions.categoryId))
    .where(isDrawnFrom(from, now))
    .orderBy(asc(questions.id));

/** Number of questions of each type that a rule may draw. */
export const countCandidatesByType = (db: Database, from: RuleSource, now: Date) =>
  db
    .select({ type: questions.type, count: count() })
    .from(questions)
    .innerJoin(examCategories, eq(examCategories.id, questions.categoryId))
    .where(isDrawnFrom(from, now))
    .groupBy(questions.type);

/** Questions with what they are graded by, in the order of their ids here. */
export async function findDrawn(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({
      id: questions.id,
      type: questions.type,
      score: questions.score,
      shown: questions.shown,
      key: questions.key,
      revealed: questions.revealed,
    })
    .from(questions)
    .where(inArray(questions.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

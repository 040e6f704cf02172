import { and, asc, count, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories, mockPapers, paperAttempts, questions } from '../../db/schema.ts';

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

/** The latest attempts of a person at a mock paper. */
export const listMockAttempts = (
  db: Database,
  { userId, id }: { userId: number; id: number },
  { page, size }: { page: number; size: number },
) =>
  db
    .select()
    .from(paperAttempts)
    .where(isAt(userId, [id]))
    .orderBy(desc(paperAttempts.number))
    .limit(size)
    .offset((page - 1) * size);

export const countMockAttempts = (db: Database, userId: number, id: number) =>
  db.$count(paperAttempts, isAt(userId, [id]));

/** The latest attempt at each of some mock papers. */
export const latestMockAttempts = (db: Database, userId: number, ids: readonly number[]) =>
  db
    .selectDistinctOn([paperAttempts.mockPaperId])
    .from(paperAttempts)
    .where(isAt(userId, ids))
    .orderBy(paperAttempts.mockPaperId, desc(paperAttempts.number));

type RuleSource = Pick<(typeof mockPapers.$inferSelect)['rule'], 'category_ids' | 'levels'>;

const isDrawnFrom = ({ category_ids: ids, levels }: RuleSource) =>
  and(
    isNull(questions.deletedAt),
    ids.length > 0 ? or(inArray(examCategories.id, ids), inArray(examCategories.parentId, ids)) : undefined,
    levels.length > 0 ? inArray(questions.level, levels) : undefined,
  );

/** What may be drawn by a rule: ids and types alone, of which there may be many. */
export const listCandidates = (db: Database, rule: RuleSource) =>
  db
    .select({ id: questions.id, type: questions.type })
    .from(questions)
    .innerJoin(examCategories, eq(examCategories.id, questions.categoryId))
    .where(isDrawnFrom(rule))
    .orderBy(asc(questions.id));

/** How many of each type may be. */
export const countCandidatesByType = (db: Database, rule: RuleSource) =>
  db
    .select({ type: questions.type, count: count() })
    .from(questions)
    .innerJoin(examCategories, eq(examCategories.id, questions.categoryId))
    .where(isDrawnFrom(rule))
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

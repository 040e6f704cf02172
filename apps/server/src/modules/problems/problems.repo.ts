import { and, desc, eq, ilike, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isReadOnly } from '../../db/read-only.ts';
import { commentThreads, problemCategories, problems, solutions, users } from '../../db/schema.ts';
import { carriedTagsJson } from '../carried-tags/carried-tags.ts';
import { authorJson, isLikedBy, isSeenBy, type PostViewer } from '../community/post-viewer.ts';
import { isBlockedBy } from '../follows/is-blocked-by.ts';

export type Scene = 'default' | 'solved' | 'unsolved' | 'last_answer';

/** Which problems; parts that are left out narrow nothing. */
export interface ProblemFilter {
  scene?: Scene;
  categoryId?: number | undefined;
  /** Part of a title. */
  keywords?: string | undefined;
  userId?: number;
}

interface Slice {
  page: number;
  size: number;
}

const scenes: Record<Scene, { isOf: SQL | undefined; order: SQL[] }> = {
  default: { isOf: undefined, order: [desc(problems.createdAt), desc(problems.id)] },
  solved: { isOf: isNotNull(problems.solvedAt), order: [desc(problems.solvedAt), desc(problems.id)] },
  unsolved: { isOf: isNull(problems.solvedAt), order: [desc(problems.createdAt), desc(problems.id)] },
  last_answer: {
    isOf: isNotNull(problems.lastSolutionAt),
    order: [desc(problems.lastSolutionAt), desc(problems.id)],
  },
};

const cardFor = (viewerId: number | null) => ({
  isBlocked: isBlockedBy(problems.userId, viewerId),
  id: problems.id,
  userId: problems.userId,
  title: problems.title,
  excerpt: problems.excerpt,
  category: sql<{
    id: number;
    name: string;
  }>`json_build_object('id', ${problemCategories.id}, 'name', ${problemCategories.name})`,
  bounty: problems.bounty,
  solvedAt: problems.solvedAt,
  solutionsCount: problems.solutionsCount,
  viewsCount: problems.viewsCount,
  thumbsUpCount: problems.thumbsUpCount,
  lastSolutionAt: problems.lastSolutionAt,
  visibility: problems.visibility,
  createdAt: problems.createdAt,
  editedAt: problems.editedAt,
  tags: carriedTagsJson('problem', problems.id),
  user: authorJson,
});

const matches = ({ scene = 'default', categoryId, keywords = '', userId }: ProblemFilter) =>
  and(
    isNull(problems.deletedAt),
    // One's own list shows what waits as well.
    userId === undefined
      ? and(eq(problems.visibility, 'shown'), isNull(problems.mergedIntoId))
      : eq(problems.userId, userId),
    scenes[scene].isOf,
    categoryId === undefined ? undefined : eq(problems.categoryId, categoryId),
    keywords === '' ? undefined : ilike(problems.title, `%${keywords.replace(/[\\%_]/g, '\\$&')}%`),
  );

export type ProblemRow = Awaited<ReturnType<typeof listProblems>>[number];

/** One page of problems as this person, or a visitor, sees them. */
export const listProblems = (
  db: Database,
  filter: ProblemFilter,
  { page, size }: Slice,
  viewerId: number | null = null,
) =>
  db
    .select(cardFor(viewerId))
    .from(problems)
    .innerJoin(problemCategories, eq(problemCategories.id, problems.categoryId))
    .leftJoin(users, eq(users.id, problems.userId))
    .where(matches(filter))
    .orderBy(...scenes[filter.scene ?? 'default'].order)
    .limit(size)
    .offset((page - 1) * size);

/** Counted no further: nobody turns as many pages, and counting a million would cost more than all the rest. */
const mostCounted = 10_000;

export async function countProblems(db: Database, filter: ProblemFilter): Promise<number> {
  const some = db.select({ id: problems.id }).from(problems).where(matches(filter)).limit(mostCounted);
  return db.$count(some.as('counted'));
}

export const listCategories = (db: Database) =>
  db
    .select({ id: problemCategories.id, name: problemCategories.name })
    .from(problemCategories)
    .orderBy(problemCategories.sort, problemCategories.id);

/** One problem, for who may see it. */
export async function findProblem(db: Database, id: number, viewer: PostViewer) {
  const [found] = await db
    .select({
      ...cardFor(viewer.userId),
      content: problems.content,
      acceptedSolutionId: problems.acceptedSolutionId,
      mergedIntoId: problems.mergedIntoId,
      isThumbsUp: isLikedBy('problem', viewer.userId),
    })
    .from(problems)
    .innerJoin(problemCategories, eq(problemCategories.id, problems.categoryId))
    .leftJoin(users, eq(users.id, problems.userId))
    .where(and(eq(problems.id, id), isSeenBy('problem', viewer)));
  return found;
}

const isAccepted = sql<boolean>`coalesce(${problems.acceptedSolutionId} = ${solutions.id}, false)`;

export type SolutionRow = Awaited<ReturnType<typeof selectSolutions>>[number];

const selectSolutions = (db: Database, viewerId: number | null) =>
  db
    .select({
      id: solutions.id,
      userId: solutions.userId,
      problemId: solutions.problemId,
      problemTitle: problems.title,
      askerId: problems.userId,
      bounty: problems.bounty,
      content: solutions.content,
      excerpt: solutions.excerpt,
      thumbsUpCount: solutions.thumbsUpCount,
      isThumbsUp: isLikedBy('solution', viewerId),
      visibility: solutions.visibility,
      createdAt: solutions.createdAt,
      editedAt: solutions.editedAt,
      isBlocked: isBlockedBy(solutions.userId, viewerId),
      isAccepted,
      commentsCount: sql<number>`coalesce(${commentThreads.commentsCount} + ${commentThreads.repliesCount}, 0)`,
      user: authorJson,
    })
    .from(solutions)
    .innerJoin(problems, eq(problems.id, solutions.problemId))
    .leftJoin(users, eq(users.id, solutions.userId))
    .leftJoin(
      commentThreads,
      and(eq(commentThreads.targetType, 'solution'), eq(commentThreads.targetId, solutions.id)),
    );

const ofProblem = (problemId: number, viewer: PostViewer) =>
  and(eq(solutions.problemId, problemId), isSeenBy('solution', viewer));

export const listSolutions = (
  db: Database,
  problemId: number,
  { page, size, sort }: Slice & { sort: 'likes' | 'newest' },
  viewer: PostViewer,
) =>
  selectSolutions(db, viewer.userId)
    .where(ofProblem(problemId, viewer))
    .orderBy(
      desc(isAccepted),
      ...(sort === 'likes' ? [desc(solutions.thumbsUpCount)] : []),
      desc(solutions.createdAt),
      desc(solutions.id),
    )
    .limit(size)
    .offset((page - 1) * size);

export const countSolutions = (db: Database, problemId: number, viewer: PostViewer): Promise<number> =>
  db.$count(solutions, ofProblem(problemId, viewer));

/** One solution, for who may see it and the problem that it answers. */
export async function findSolution(db: Database, id: number, viewer: PostViewer) {
  const [found] = await selectSolutions(db, viewer.userId).where(
    and(eq(solutions.id, id), isSeenBy('solution', viewer), isSeenBy('problem', viewer)),
  );
  return found;
}

const ownSolutions = (userId: number) => and(eq(solutions.userId, userId), isNull(solutions.deletedAt));

export const listOwnSolutions = (db: Database, userId: number, { page, size }: Slice) =>
  selectSolutions(db, userId)
    .where(ownSolutions(userId))
    .orderBy(desc(solutions.createdAt), desc(solutions.id))
    .limit(size)
    .offset((page - 1) * size);

export const countOwnSolutions = (db: Database, userId: number): Promise<number> =>
  db.$count(solutions, ownSolutions(userId));

/** Whether a person has answered a problem. */
export const hasAnswered = async (db: Database, problemId: number, userId: number): Promise<boolean> =>
  (await db.$count(
    solutions,
    and(eq(solutions.problemId, problemId), eq(solutions.userId, userId), isNull(solutions.deletedAt)),
  )) > 0;

/** Somebody has looked at it. */
export async function countView(db: Database, id: number): Promise<void> {
  if (isReadOnly(db)) return;
  await db
    .update(problems)
    .set({ viewsCount: sql`${problems.viewsCount} + 1` })
    .where(eq(problems.id, id));
}

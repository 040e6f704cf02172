import { and, desc, eq, ilike, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isReadOnly } from '../../db/read-only.ts';
import { commentThreads, issues, users } from '../../db/schema.ts';
import { carriedTagsJson } from '../carried-tags/carried-tags.ts';
import { authorJson, isLikedBy, isSeenBy, type PostViewer } from '../community/post-viewer.ts';
import { isBlockedBy } from '../follows/is-blocked-by.ts';

/** Which topics; parts that are left out narrow nothing. */
export interface IssueFilter {
  isDigest?: boolean;
  /** Part of a title. */
  keywords?: string | undefined;
  userId?: number;
}

const selectIssues = (db: Database, viewerId: number | null) =>
  db
    .select({
      id: issues.id,
      userId: issues.userId,
      title: issues.title,
      content: issues.content,
      excerpt: issues.excerpt,
      isPinned: issues.isPinned,
      isDigest: issues.isDigest,
      viewsCount: issues.viewsCount,
      thumbsUpCount: issues.thumbsUpCount,
      isThumbsUp: isLikedBy('issue', viewerId),
      commentsCount: sql<number>`coalesce(${commentThreads.commentsCount} + ${commentThreads.repliesCount}, 0)`,
      visibility: issues.visibility,
      createdAt: issues.createdAt,
      editedAt: issues.editedAt,
      isBlocked: isBlockedBy(issues.userId, viewerId),
      tags: carriedTagsJson('issue', issues.id),
      user: authorJson,
    })
    .from(issues)
    .leftJoin(users, eq(users.id, issues.userId))
    .leftJoin(
      commentThreads,
      and(eq(commentThreads.targetType, 'issue'), eq(commentThreads.targetId, issues.id)),
    );

export type IssueRow = Awaited<ReturnType<typeof listIssues>>[number];

const matches = ({ isDigest = false, keywords = '', userId }: IssueFilter) =>
  and(
    isNull(issues.deletedAt),
    // One's own list shows what waits as well.
    userId === undefined ? eq(issues.visibility, 'shown') : eq(issues.userId, userId),
    isDigest ? eq(issues.isDigest, true) : undefined,
    keywords === '' ? undefined : ilike(issues.title, `%${keywords.replace(/[\\%_]/g, '\\$&')}%`),
  );

export const listIssues = (
  db: Database,
  filter: IssueFilter,
  { page, size }: { page: number; size: number },
  viewerId: number | null = null,
) =>
  selectIssues(db, viewerId)
    .where(matches(filter))
    .orderBy(
      ...(filter.userId === undefined ? [desc(issues.isPinned)] : []),
      desc(issues.createdAt),
      desc(issues.id),
    )
    .limit(size)
    .offset((page - 1) * size);

export const countIssues = (db: Database, filter: IssueFilter): Promise<number> =>
  db.$count(issues, matches(filter));

/** One topic, for who may see it. */
export async function findIssue(db: Database, id: number, viewer: PostViewer) {
  const [found] = await selectIssues(db, viewer.userId).where(
    and(eq(issues.id, id), isSeenBy('issue', viewer)),
  );
  return found;
}

/** Begins a topic, once for each id of the client. Resolves to its id. */
export async function putIssue(db: Database, issue: typeof issues.$inferInsert): Promise<number> {
  const [made] = await db
    .insert(issues)
    .values(issue)
    .onConflictDoNothing({ target: [issues.userId, issues.clientId] })
    .returning({ id: issues.id });
  if (made) return made.id;
  const [known] = await db
    .select({ id: issues.id })
    .from(issues)
    .where(and(eq(issues.userId, issue.userId), eq(issues.clientId, issue.clientId)));
  if (!known) throw new Error('A topic that stands already was not found.');
  return known.id;
}

/** Somebody has looked at it. */
export async function countView(db: Database, id: number): Promise<void> {
  if (isReadOnly(db)) return;
  await db
    .update(issues)
    .set({ viewsCount: sql`${issues.viewsCount} + 1` })
    .where(eq(issues.id, id));
}

import type { ReportReason } from '@shuyuan/api-client';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { commentReports, comments } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { cleanText } from '../typed-text/clean-text.ts';
import { lockAuthor } from './comments.repo.ts';
import { requireComment } from './comments.service.ts';
import { commentStrings as strings } from './comments.strings.ts';

/** How much one person may report within `seconds`. */
const limit = { reports: 30, seconds: 24 * 60 * 60 };

interface Report {
  commentId: number;
  userId: number;
  reason: ReportReason;
  /** As typed. */
  words: string;
}

/** Tells those who look after comments about one that the person can read. Each comment once. */
export async function report(
  db: Database,
  { commentId, userId, ...given }: Report,
  now: Date,
): Promise<void> {
  const comment = await requireComment(db, commentId, { viewerId: userId, now });
  if (comment.userId === userId) throw new Problem(1, strings.reportOwn);
  await db.transaction(async (tx) => {
    await lockAuthor(tx, userId);
    // What was reported already is said before the limit is.
    if (await isReported(tx, commentId, userId, comment.editedAt))
      throw new Problem(1, strings.reportedAlready);
    await requireLimit(tx, userId, now);
    // The comment before what refers to it: two reports of one comment wait for each other here.
    const opened = await tx
      .update(comments)
      .set({ reportStatus: 'open', reportsCount: sql`${comments.reportsCount} + 1` })
      .where(eq(comments.id, commentId))
      .returning({ id: comments.id });
    if (opened.length === 0) throw new Problem(404, strings.threadMissing);
    const { reason, words } = given;
    await tx
      .insert(commentReports)
      .values({ commentId, userId, reason, words: cleanText(words), createdAt: now })
      .onConflictDoUpdate({
        target: [commentReports.commentId, commentReports.userId],
        set: { reason, words: cleanText(words), createdAt: now },
      });
  });
}

/** Whether this person has reported what the comment says now: what was changed since is another text. */
const isReported = async (db: Database, commentId: number, userId: number, editedAt: Date | null) =>
  (await db.$count(
    commentReports,
    and(isOf(commentId, userId), editedAt === null ? undefined : gte(commentReports.createdAt, editedAt)),
  )) > 0;

const isOf = (commentId: number, userId: number) =>
  and(eq(commentReports.commentId, commentId), eq(commentReports.userId, userId));

async function requireLimit(db: Database, userId: number, now: Date) {
  const [first] = await db
    .select({ createdAt: commentReports.createdAt })
    .from(commentReports)
    .where(eq(commentReports.userId, userId))
    .orderBy(desc(commentReports.createdAt))
    .limit(1)
    .offset(limit.reports - 1);
  const seconds = first ? Math.ceil((first.createdAt.getTime() - now.getTime()) / 1000) + limit.seconds : 0;
  if (seconds > 0) throw new Problem(429, strings.tooManyReports, { retry_after: seconds });
}

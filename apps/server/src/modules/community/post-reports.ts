import type { PostReport } from '@shuyuan/api-client/community';
import type { Database } from '../../db/database.ts';
import { postReports } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { cleanText } from '../typed-text/clean-text.ts';
import { communityStrings as strings } from './community.strings.ts';
import type { PostRef } from './post-tables.ts';

/** How much one person may report. */
const perDay = { limit: 30, windowSeconds: 24 * 60 * 60 };

/** Puts a report before the moderators. One that is open stands already: after it was settled, the post can be reported again. */
export async function reportPost(
  db: Database,
  limiter: Limiter,
  report: { post: PostRef; userId: number } & PostReport,
  now: Date,
): Promise<void> {
  const { post, userId, reason, words = '' } = report;
  const { allowed, retryAfter } = await limiter.take(`post-report:${userId}`, perDay);
  if (!allowed) throw new Problem(429, strings.tooManyReports, { retry_after: retryAfter });
  const { rowCount } = await db
    .insert(postReports)
    .values({
      postType: post.type,
      postId: post.id,
      userId,
      reason,
      words: cleanText(words),
      createdAt: now,
    })
    .onConflictDoNothing();
  if (rowCount === 0) throw new Problem(1, strings.reportedAlready);
}

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { issues, thumbsUps } from '../../db/schema.ts';
import { postText } from '../community/post-text.ts';
import { putIssue } from '../issues/issues.repo.ts';
import { issueSeeds, type IssueSeed } from './community/issues.seed.ts';
import { postHtml } from './community/post-html.ts';
import { postDiscussion } from './seed-discussions.ts';

const hour = 60 * 60 * 1000;

/** Topics with what was said to them. */
export async function seedIssues(
  db: Database,
  people: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  // The oldest first, so that ids rise with time.
  for (const seed of issueSeeds.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const userId = people.get(seed.by);
    if (userId !== undefined) await seedIssue(db, seed, { people, now, userId });
  }
}

async function seedIssue(
  db: Database,
  { title, text, daysAgo, views, isPinned = false, isDigest = false, likedBy = [], talk }: IssueSeed,
  { people, now, userId }: { people: ReadonlyMap<string, number>; now: Date; userId: number },
): Promise<void> {
  const createdAt = new Date(now.getTime() - (daysAgo * 24 + 6) * hour);
  const { content, excerpt } = await postText(db, postHtml(text));
  const id = await putIssue(db, { userId, clientId: randomUUID(), title, content, excerpt, createdAt });
  const likers = likedBy.flatMap((name) => people.get(name) ?? []);
  await db
    .update(issues)
    .set({ isPinned, isDigest, viewsCount: views, thumbsUpCount: likers.length })
    .where(eq(issues.id, id));
  const liked = { resourceType: 'issue' as const, resourceId: id, createdAt };
  if (likers.length > 0)
    await db.insert(thumbsUps).values(likers.map((likerId) => ({ ...liked, userId: likerId })));
  const target = { type: 'issue' as const, id };
  await postDiscussion(db, { target, written: talk, from: createdAt, until: now, key: title }, people);
}

import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, favorites, studyRecords } from '../../db/schema.ts';
import { findAccount } from './find-account.ts';
import type { SeedDeps } from './seed-deps.ts';
import { studySeed } from './study.seed.ts';

const hour = 60 * 60 * 1000;

/** What the learner reads and has set aside. Articles that have gone since they were seeded are left out. */
export async function seedStudy({ clock }: SeedDeps, db: Database): Promise<void> {
  const userId = await findAccount(db, studySeed.owner);
  if (userId === undefined) return;
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * hour);
  const ids = await findArticles(db);
  const records = studySeed.begun.flatMap(({ title, hoursAgo, ...how }) => {
    const articleId = ids.get(title);
    const at = ago(hoursAgo);
    return articleId === undefined ? [] : [{ userId, articleId, ...how, studiedAt: at, createdAt: at }];
  });
  const kept = studySeed.collected.flatMap(({ title, hoursAgo }) => {
    const resourceId = ids.get(title);
    const createdAt = ago(hoursAgo);
    return resourceId === undefined
      ? []
      : [{ userId, resourceType: 'article' as const, resourceId, createdAt }];
  });
  // What they have read and kept themselves stays as it is.
  if (records.length > 0) await db.insert(studyRecords).values(records).onConflictDoNothing();
  if (kept.length > 0) await db.insert(favorites).values(kept).onConflictDoNothing();
}

/** Ids by title. */
async function findArticles(db: Database): Promise<ReadonlyMap<string, number>> {
  const titles = [...studySeed.begun, ...studySeed.collected].map(({ title }) => title);
  const rows = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(inArray(articles.title, titles));
  return new Map(rows.map(({ id, title }) => [title, id]));
}

import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements, homeBlocks, homeSliders } from '../../db/schema.ts';

export function listSliders(db: Database) {
  return db
    .select({
      id: homeSliders.id,
      thumb: homeSliders.thumb,
      title: homeSliders.title,
      description: homeSliders.description,
      url: homeSliders.url,
    })
    .from(homeSliders)
    .where(eq(homeSliders.isShown, true))
    .orderBy(asc(homeSliders.sort), asc(homeSliders.id));
}

export async function findNewestAnnouncement(db: Database) {
  const [newest] = await db
    .select({ id: announcements.id, title: announcements.title, createdAt: announcements.createdAt })
    .from(announcements)
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(1);
  return newest;
}

export function listBlocks(db: Database) {
  return db.select().from(homeBlocks).orderBy(asc(homeBlocks.sort), asc(homeBlocks.id));
}

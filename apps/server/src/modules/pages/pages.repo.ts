import type { NewApplication } from '@shuyuan/api-client';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { applications, pages } from '../../db/schema.ts';

/** A page that visitors may see. */
export async function findShownPage(db: Database, name: string) {
  const [page] = await db
    .select({ title: pages.title, content: pages.content, updatedAt: pages.updatedAt })
    .from(pages)
    .where(and(eq(pages.name, name), eq(pages.isShown, true)));
  return page;
}

type Applied = Omit<NewApplication, 'image_key' | 'image_captcha'>;

export async function insertApplication(db: Database, application: Applied, now: Date): Promise<void> {
  await db.insert(applications).values({ ...application, createdAt: now, updatedAt: now });
}

const aDay = 24 * 60 * 60 * 1000;

/** Removes for good what was removed in the console a day ago: until then it can be taken back. */
export async function tidyApplications(db: Database, now: Date): Promise<void> {
  await db.delete(applications).where(lt(applications.deletedAt, new Date(now.getTime() - aDay)));
}

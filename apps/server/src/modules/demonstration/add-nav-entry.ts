import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { navItems } from '../../db/schema.ts';

interface NavEntry {
  name: string;
  url: string;
}

/** Puts an entry after that of another address, where the navigation has that at its top, and what stands under it. */
export async function addNavEntry(
  db: Database,
  after: string,
  entry: NavEntry,
  below: readonly NavEntry[] = [],
): Promise<void> {
  const isTop = isNull(navItems.parentId);
  const [before] = await db
    .select({ sort: navItems.sort })
    .from(navItems)
    .where(and(isTop, eq(navItems.url, after)));
  if (!before) return;
  await db
    .update(navItems)
    .set({ sort: sql`${navItems.sort} + 1` })
    .where(and(isTop, gt(navItems.sort, before.sort)));
  const [made] = await db
    .insert(navItems)
    .values({ ...entry, sort: before.sort + 1 })
    .returning({ id: navItems.id });
  if (made && below.length > 0)
    await db.insert(navItems).values(below.map((item) => ({ ...item, parentId: made.id })));
}

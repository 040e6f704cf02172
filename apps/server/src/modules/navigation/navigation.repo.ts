import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { navItems } from '../../db/schema.ts';

export function listNavItems(db: Database) {
  return db
    .select({ id: navItems.id, parentId: navItems.parentId, name: navItems.name, url: navItems.url })
    .from(navItems)
    .orderBy(asc(navItems.sort), asc(navItems.id));
}

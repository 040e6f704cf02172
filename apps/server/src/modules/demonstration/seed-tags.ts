import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { TaggedType } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import {
  anthologies,
  articles,
  courses,
  issues,
  navItems,
  problems,
  resourceTags,
  tagCategories,
  tags,
} from '../../db/schema.ts';
import { tagsEntry, tagSeeds } from './tags.seed.ts';

const tables = {
  article: articles,
  course: courses,
  anthology: anthologies,
  problem: problems,
  issue: issues,
};

/** Tags on what there still is of the demonstration's content, and the way to them. What a school has named already stays. */
export async function seedTags(db: Database): Promise<void> {
  for (const [sort, { category, tags: ofCategory }] of tagSeeds.entries()) {
    const [stored] = await db
      .insert(tagCategories)
      .values({ name: category, sort })
      .onConflictDoNothing()
      .returning({ id: tagCategories.id });
    if (!stored) continue;
    for (const [place, { name, titles }] of ofCategory.entries()) {
      const [tag] = await db
        .insert(tags)
        .values({ categoryId: stored.id, name, sort: place })
        .onConflictDoNothing()
        .returning({ id: tags.id });
      if (!tag) continue;
      for (const [type, named] of Object.entries(titles) as [TaggedType, readonly string[]][])
        await putTag(db, tag.id, type, named);
    }
  }
  await addEntry(db);
}

async function putTag(db: Database, tagId: number, type: TaggedType, titles: readonly string[]) {
  const { id, title } = tables[type];
  const found = await db
    .select({ id })
    .from(tables[type])
    .where(inArray(title, [...titles]));
  const rows = found.map((row) => ({ resourceType: type, resourceId: row.id, tagId }));
  if (rows.length > 0) await db.insert(resourceTags).values(rows);
}

/** Puts the entry under that of the articles, where the navigation has it. */
async function addEntry(db: Database): Promise<void> {
  const [above] = await db
    .select({ id: navItems.id })
    .from(navItems)
    .where(and(isNull(navItems.parentId), eq(navItems.url, '/article')));
  if (above) await db.insert(navItems).values({ ...tagsEntry, parentId: above.id });
}

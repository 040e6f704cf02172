import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  anthologies,
  anthologyArticles,
  anthologyChapters,
  articleCategories,
  articles,
  navItems,
  users,
} from '../../db/schema.ts';
import { indexAnthologies } from '../anthologies/index-anthologies.ts';
import { drawAnthologyCover } from '../pictures/cover.ts';
import { anthologiesEntry, anthologySeeds, type AnthologySeed } from './anthologies.seed.ts';
import type { SeedDeps } from './seed-deps.ts';
import { navSeeds } from './site.seed.ts';

const day = 24 * 60 * 60 * 1000;

/** The anthologies of what there still is of the demonstration's articles, and the way to them. */
export async function seedAnthologies(deps: SeedDeps, db: Database): Promise<void> {
  // The oldest first, so that ids rise with time.
  for (const seed of anthologySeeds.toSorted((a, b) => b.daysAgo - a.daysAgo)) await seedOne(deps, db, seed);
  await indexAnthologies(db);
  await addEntry(db);
}

async function seedOne({ blobs, clock }: SeedDeps, db: Database, seed: AnthologySeed): Promise<void> {
  const { key, category, author, cover, daysAgo, description, html, chapters, ...row } = seed;
  const titles = chapters.flatMap((chapter) => chapter.articles);
  const found = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(inArray(articles.title, titles));
  const ids = new Map(found.map(({ id, title }) => [title, id]));
  const [categoryRow] = await db
    .select({ id: articleCategories.id })
    .from(articleCategories)
    .where(eq(articleCategories.name, category));
  // A school that has put its own articles in their place has nothing to make it of.
  if (!categoryRow || ids.size === 0) return;
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.nickName, author));
  const [stored] = await db
    .insert(anthologies)
    .values({
      ...row,
      categoryId: categoryRow.id,
      authorId: person?.id ?? null,
      thumb: await blobs.put(`demonstration/anthology-${key}.svg`, drawAnthologyCover(key, cover)),
      shortDescription: description,
      renderDescription: html.trim(),
      publishedAt: new Date(clock.now().getTime() - daysAgo * day),
    })
    .returning({ id: anthologies.id });
  if (!stored) return;
  const anthologyId = stored.id;
  for (const [sort, chapter] of chapters.entries()) {
    const [chapterRow] = await db
      .insert(anthologyChapters)
      .values({ anthologyId, name: chapter.name, sort })
      .returning({ id: anthologyChapters.id });
    const rows = chapter.articles.flatMap((title, place) => {
      const articleId = ids.get(title);
      return articleId === undefined
        ? []
        : [{ anthologyId, chapterId: chapterRow?.id, articleId, sort: place }];
    });
    if (rows.length > 0) await db.insert(anthologyArticles).values(rows);
  }
}

/** Puts the entry after the articles, where the navigation is still the one that the demonstration began with. */
async function addEntry(db: Database): Promise<void> {
  const isTop = isNull(navItems.parentId);
  const entries = await db.select().from(navItems).where(isTop).orderBy(asc(navItems.sort), asc(navItems.id));
  const isUntouched =
    entries.length === navSeeds.length &&
    entries.every(({ name, url }, at) => name === navSeeds[at]?.name && url === navSeeds[at].url);
  if (!isUntouched) return;
  const place = entries.findIndex(({ url }) => url === '/article') + 1;
  for (const [sort, { id }] of entries.entries())
    await db
      .update(navItems)
      .set({ sort: sort < place ? sort : sort + 1 })
      .where(and(isTop, eq(navItems.id, id)));
  await db.insert(navItems).values({ ...anthologiesEntry, sort: place });
}

import type { Database } from '../../db/database.ts';
import { articles, comboChapters, comboItems, combos, courses } from '../../db/schema.ts';
import { drawCover } from '../pictures/cover.ts';
import { idsByName } from './ids-by-name.ts';
import { comboSeeds } from './learning/combos.seed.ts';
import type { SeedDeps } from './seed-deps.ts';
import { listedVideos, type KnownTaught } from './seed-videos.ts';

const day = 24 * 60 * 60 * 1000;

/** What stands in columns, by kind and title. */
type Items = Record<'course' | 'video' | 'article', ReadonlyMap<string, number>>;

/** The columns, the oldest first. */
export async function seedCombos(deps: SeedDeps, db: Database, known: KnownTaught): Promise<void> {
  const there = await idsByName(db, combos, combos.title);
  const items: Items = {
    course: await idsByName(db, courses, courses.title),
    video: await listedVideos(db),
    article: await idsByName(db, articles, articles.title),
  };
  for (const seed of comboSeeds.toSorted((a, b) => b.daysAgo - a.daysAgo))
    if (!there.has(seed.title)) await seedCombo(deps, db, seed, { known, items });
}

async function seedCombo(
  { blobs, clock }: SeedDeps,
  db: Database,
  seed: (typeof comboSeeds)[number],
  { known: { categories, teachers }, items }: { known: KnownTaught; items: Items },
): Promise<void> {
  const { key, category, teacher, cover, daysAgo, description, html, chapters, ...row } = seed;
  const categoryId = categories.get(category);
  if (categoryId === undefined) return;
  const [combo] = await db
    .insert(combos)
    .values({
      ...row,
      categoryId,
      teacherId: teachers.get(teacher) ?? null,
      thumb: await blobs.put(`demonstration/combo-${key}.svg`, drawCover(`combo-${key}`, cover)),
      shortDescription: description,
      renderDescription: html,
      publishedAt: new Date(clock.now().getTime() - daysAgo * day),
    })
    .returning({ id: combos.id });
  if (!combo) return;
  const comboId = combo.id;
  const stored = await db
    .insert(comboChapters)
    .values(chapters.map(({ title }, sort) => ({ comboId, title, sort })))
    .returning({ id: comboChapters.id, sort: comboChapters.sort });
  const chapterIds = new Map(stored.map(({ id, sort }) => [sort, id]));
  const rows = chapters.flatMap(({ items: ofChapter }, at) =>
    ofChapter.flatMap((item, sort) => {
      const [found] = Object.entries(item) as [keyof Items, string][];
      const resourceId = found && items[found[0]].get(found[1]);
      if (!found || resourceId === undefined) return [];
      return [{ comboId, chapterId: chapterIds.get(at) ?? null, resourceType: found[0], resourceId, sort }];
    }),
  );
  if (rows.length > 0) await db.insert(comboItems).values(rows);
}

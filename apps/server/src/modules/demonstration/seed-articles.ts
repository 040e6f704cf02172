import type { Database } from '../../db/database.ts';
import { articleCategories, articles } from '../../db/schema.ts';
import { countCharacters } from '../articles/reading.ts';
import { codingSeed } from '../articles/seeds/coding.seed.ts';
import { examsSeed } from '../articles/seeds/exams.seed.ts';
import { readingSeed } from '../articles/seeds/reading.seed.ts';
import { scienceSeed } from '../articles/seeds/science.seed.ts';
import { writingSeed } from '../articles/seeds/writing.seed.ts';
import type { ArticleSeed } from '../articles/seeds/article-seed.ts';
import { drawCover } from '../pictures/cover.ts';
import type { SeedDeps } from './seed-deps.ts';
import type { SeededPeople } from './seed-people.ts';

/** What the demonstration has to read, by category. */
export const categorySeeds = [readingSeed, writingSeed, scienceSeed, codingSeed, examsSeed];

export interface SeededArticles {
  /** The stored articles by their seed's key. */
  byKey: ReadonlyMap<string, { id: number; publishedAt: Date }>;
  /** Category ids by name, in their order. */
  categoryIds: ReadonlyMap<string, number>;
}

const day = 24 * 60 * 60 * 1000;

/** The articles, oldest first, so that ids rise with time as they would have. */
export async function seedArticles(
  { blobs, clock }: SeedDeps,
  db: Database,
  people: SeededPeople,
): Promise<SeededArticles> {
  const categoryIds = await seedCategories(db);
  const seeds = categorySeeds
    .flatMap(({ name, articles: ofCategory }) => ofCategory.map((seed) => ({ category: name, seed })))
    .sort((a, b) => b.seed.daysAgo - a.seed.daysAgo);
  const rows: (typeof articles.$inferInsert & { publishedAt: Date })[] = [];
  for (const { category, seed } of seeds) {
    const thumb = await blobs.put(`demonstration/cover-${seed.key}.svg`, drawCover(seed.key, seed.cover));
    const publishedAt = new Date(clock.now().getTime() - seed.daysAgo * day);
    rows.push({
      ...articleRow(seed),
      thumb,
      publishedAt,
      categoryId: known(categoryIds, category),
      authorId: known(people.ids, seed.author),
    });
  }
  const stored = await db.insert(articles).values(rows).returning({ id: articles.id });
  const byKey = new Map(
    stored.map(({ id }, index) => [
      seeds[index]?.seed.key ?? '',
      { id, publishedAt: rows[index]?.publishedAt ?? clock.now() },
    ]),
  );
  return { byKey, categoryIds };
}

async function seedCategories(db: Database) {
  const stored = await db
    .insert(articleCategories)
    .values(categorySeeds.map(({ name }, index) => ({ name, sort: index })))
    .returning({ id: articleCategories.id, name: articleCategories.name });
  return new Map(stored.map(({ id, name }) => [name, id]));
}

function articleRow(seed: ArticleSeed) {
  const { title, description, views } = seed;
  return { title, shortDescription: description, viewTimes: views, ...textRow(seed) };
}

/** The text of an article and what it costs, as they are stored. */
export function textRow({ html, sale }: Pick<ArticleSeed, 'html' | 'sale'>) {
  return {
    renderContent: html.trim(),
    paidContent: sale?.html.trim() ?? '',
    charge: sale?.charge ?? 0,
    isVipFree: sale?.isVipFree ?? false,
    characterCount: countCharacters(html + (sale?.html ?? '')),
  };
}

function known(ids: ReadonlyMap<string, number>, name: string) {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seeds name nobody and nothing called ${name}.`);
  return id;
}

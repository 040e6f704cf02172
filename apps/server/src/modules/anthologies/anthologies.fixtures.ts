import type { Database } from '../../db/database.ts';
import { anthologies, anthologyArticles, anthologyChapters } from '../../db/schema.ts';
import { createCategory, createPaidOrder } from '../articles/articles.fixtures.ts';
import { deliverAnthology } from './anthology-goods.ts';

interface AnthologyFixture extends Partial<typeof anthologies.$inferInsert> {
  /** Ids in their order, before all chapters. */
  articles?: readonly number[];
  chapters?: readonly { name: string; articles: readonly number[] }[];
}

/** A published anthology for tests, in a category of its own unless one is given. */
export async function createAnthology(
  db: Database,
  { articles = [], chapters = [], ...anthology }: AnthologyFixture = {},
): Promise<number> {
  const [row] = await db
    .insert(anthologies)
    .values({
      categoryId: anthology.categoryId ?? (await createCategory(db)),
      title: '一部文集',
      thumb: '/blobs/anthology.svg',
      shortDescription: '简介',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      ...anthology,
    })
    .returning({ id: anthologies.id });
  const id = row!.id;
  await putArticles(db, id, null, articles);
  for (const [sort, { name, articles: ofChapter }] of chapters.entries()) {
    const [chapter] = await db
      .insert(anthologyChapters)
      .values({ anthologyId: id, name, sort })
      .returning({ id: anthologyChapters.id });
    await putArticles(db, id, chapter!.id, ofChapter);
  }
  return id;
}

async function putArticles(
  db: Database,
  anthologyId: number,
  chapterId: number | null,
  ids: readonly number[],
) {
  if (ids.length === 0) return;
  await db
    .insert(anthologyArticles)
    .values(ids.map((articleId, sort) => ({ anthologyId, chapterId, articleId, sort })));
}

/** Lets a person have bought an anthology. */
export async function buyAnthology(
  db: Database,
  userId: number,
  anthologyId: number,
  now: Date,
): Promise<void> {
  const order = { userId, goodsType: 'anthology' as const, goodsId: anthologyId, now };
  await deliverAnthology(db, { userId, anthologyId, orderId: await createPaidOrder(db, order) }, now);
}

import type { Database } from '../../db/database.ts';
import { comboChapters, comboItems, combos } from '../../db/schema.ts';
import { createPaidOrder } from '../articles/articles.fixtures.ts';
import { createCourseCategory } from '../courses/courses.fixtures.ts';
import { comboResource } from './combo-resource.ts';

type Item = Pick<typeof comboItems.$inferInsert, 'resourceType' | 'resourceId'>;

interface ComboFixture extends Partial<typeof combos.$inferInsert> {
  /** In their order, before all chapters. */
  items?: readonly Item[];
  chapters?: readonly { title: string; items: readonly Item[] }[];
}

/** A published column that costs nothing, in a category of its own unless one is given. */
export async function createCombo(
  db: Database,
  { items = [], chapters = [], ...combo }: ComboFixture = {},
): Promise<number> {
  const [row] = await db
    .insert(combos)
    .values({
      categoryId: combo.categoryId ?? (await createCourseCategory(db)),
      title: '一个专栏',
      thumb: '/blobs/combo.svg',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      ...combo,
    })
    .returning({ id: combos.id });
  const id = row!.id;
  await putItems(db, id, null, items);
  for (const [sort, { title, items: ofChapter }] of chapters.entries()) {
    const [chapter] = await db
      .insert(comboChapters)
      .values({ comboId: id, title, sort })
      .returning({ id: comboChapters.id });
    await putItems(db, id, chapter!.id, ofChapter);
  }
  return id;
}

async function putItems(db: Database, comboId: number, chapterId: number | null, items: readonly Item[]) {
  if (items.length === 0) return;
  await db.insert(comboItems).values(items.map((item, sort) => ({ ...item, sort, comboId, chapterId })));
}

/** Lets a person have bought a column. */
export async function buyCombo(db: Database, userId: number, comboId: number, at: Date): Promise<string> {
  const orderId = await createPaidOrder(db, { userId, goodsType: 'combo', goodsId: comboId, now: at });
  await comboResource.sold.deliver(db, { userId, goodsId: comboId, orderId }, at);
  return orderId;
}

import type { Database } from '../../db/database.ts';
import { articleCategories, articles } from '../../db/schema.ts';

let names = 0;

export async function createCategory(db: Database, name = `分类${(names += 1)}`): Promise<number> {
  const [row] = await db.insert(articleCategories).values({ name }).returning({ id: articleCategories.id });
  return row!.id;
}

/** A published article for tests, in a category of its own unless one is given. */
export async function createArticle(
  db: Database,
  article: Partial<typeof articles.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(articles)
    .values({
      categoryId: article.categoryId ?? (await createCategory(db)),
      title: '一篇文章',
      thumb: '/blobs/cover.svg',
      shortDescription: '简介',
      renderContent: '<p>正文</p>',
      characterCount: 2,
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      ...article,
    })
    .returning({ id: articles.id });
  return row!.id;
}

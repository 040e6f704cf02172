import { and, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema.ts';
import { indexForSearch } from '../search/search-index.ts';

/** Lets every article be found that is or will be published, by its free part: a snippet is everybody's to read. */
export async function indexArticles(db: Database): Promise<void> {
  const { id, title, thumb, shortDescription, renderContent, publishedAt } = articles;
  const rows = await db
    .select({ id, title, thumb, description: shortDescription, html: renderContent, publishedAt })
    .from(articles)
    .where(and(isNotNull(publishedAt), isNull(articles.deletedAt)));
  for (const { publishedAt: time, ...article } of rows)
    if (time) await indexForSearch(db, { type: 'article', ...article, publishedAt: time });
}

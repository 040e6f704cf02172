import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articleCategories, articles, teachers } from '../../db/schema.ts';
import { idsUnderTag, labelsOf } from '../search/label-queries.ts';
import { renewAllDocuments } from '../search/search-index.ts';
import { documentsOf, type SearchSource } from '../search/search-source.ts';

const isIndexed = and(isNotNull(articles.publishedAt), isNull(articles.deletedAt));

/** Articles that are or will be published, by their free part: a snippet is everybody's to read. */
export const articleSource: SearchSource = {
  type: 'article',
  all: sql`select ${articles.id} as id from ${articles} where ${isIndexed}`,
  under: {
    teacher: (ids) => sql`select ${articles.id} as id from ${articles}
      join ${teachers} on ${eq(teachers.userId, articles.authorId)} where ${inArray(teachers.id, [...ids])}`,
    articleCategory: (ids) =>
      sql`select ${articles.id} as id from ${articles} where ${inArray(articles.categoryId, [...ids])}`,
    tag: idsUnderTag('article'),
  },
  async find(db, ids) {
    const { id, title, thumb, shortDescription, renderContent, publishedAt } = articles;
    const labels = labelsOf([articleCategories.name, teachers.name], { type: 'article', id });
    const rows = await db
      .select({ id, title, thumb, description: shortDescription, html: renderContent, publishedAt, labels })
      .from(articles)
      .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .leftJoin(teachers, eq(teachers.userId, articles.authorId))
      .where(and(isIndexed, inArray(id, [...ids])));
    return documentsOf('article', rows);
  },
};

/** Lets every article be found that is or will be published. */
export const indexArticles = (db: Database): Promise<void> => renewAllDocuments(db, articleSource);

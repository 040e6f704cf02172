import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articleCategories, articles, articleViews, commentThreads, users } from '../../db/schema.ts';
import { cardColumns, isPublished, isThreadOfArticle } from './card-columns.ts';

export interface ArticleFilter {
  now: Date;
  /** All categories when left out. */
  categoryId?: number | null | undefined;
}

export interface Slice {
  limit: number;
  offset?: number;
}

export type ArticleRow = Awaited<ReturnType<typeof listArticles>>[number];

const orders = {
  newest: [desc(articles.publishedAt), desc(articles.id)],
  'most-read': [desc(articles.viewTimes), desc(articles.id)],
};

export function listArticles(
  db: Database,
  filter: ArticleFilter & { except?: number },
  slice: Slice,
  order: keyof typeof orders = 'newest',
) {
  return db
    .select(cardColumns)
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .leftJoin(users, eq(users.id, articles.authorId))
    .leftJoin(commentThreads, isThreadOfArticle)
    .where(and(matches(filter), filter.except === undefined ? undefined : ne(articles.id, filter.except)))
    .orderBy(...orders[order])
    .limit(slice.limit)
    .offset(slice.offset ?? 0);
}

export async function countArticles(db: Database, filter: ArticleFilter): Promise<number> {
  return db.$count(articles, matches(filter));
}

/** The categories in their order, with how many published articles each has. */
export function listCategories(db: Database, now: Date) {
  return db
    .select({
      id: articleCategories.id,
      name: articleCategories.name,
      articlesCount: sql<number>`count(${articles.id})::int`,
    })
    .from(articleCategories)
    .leftJoin(articles, and(eq(articles.categoryId, articleCategories.id), isPublished(now)))
    .groupBy(articleCategories.id)
    .orderBy(asc(articleCategories.sort), asc(articleCategories.id));
}

export async function findArticle(db: Database, id: number, now: Date) {
  const [article] = await db
    .select({ ...cardColumns, renderContent: articles.renderContent, updatedAt: articles.updatedAt })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .leftJoin(users, eq(users.id, articles.authorId))
    .leftJoin(commentThreads, isThreadOfArticle)
    .where(and(eq(articles.id, id), isPublished(now)))
    .limit(1);
  return article;
}

/** What only they get who may read the whole article: ask for it once that is known. */
export async function findPaidContent(db: Database, id: number): Promise<string> {
  const [found] = await db
    .select({ paidContent: articles.paidContent })
    .from(articles)
    .where(eq(articles.id, id));
  return found?.paidContent ?? '';
}

export async function isArticlePublished(db: Database, id: number, now: Date): Promise<boolean> {
  return (await db.$count(articles, and(eq(articles.id, id), isPublished(now)))) > 0;
}

/** The published article right before (older) or after (newer) a place in time, over all categories. */
export async function findNeighbour(
  db: Database,
  side: 'previous' | 'next',
  { id, publishedAt, now }: { id: number; publishedAt: Date; now: Date },
) {
  const place = sql`(${articles.publishedAt}, ${articles.id})`;
  const here = sql`(${publishedAt.toISOString()}::timestamptz, ${id}::bigint)`;
  const isOlder = side === 'previous';
  const direction = isOlder ? desc : asc;
  const [neighbour] = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(and(isPublished(now), isOlder ? sql`${place} < ${here}` : sql`${place} > ${here}`))
    .orderBy(direction(articles.publishedAt), direction(articles.id))
    .limit(1);
  return neighbour ?? null;
}

/**
 * Counts a reader once a day. Rows of past days go a few at a time, so that no single reader waits for them all.
 */
export async function countView(db: Database, id: number, reader: Buffer, day: string): Promise<void> {
  await db.execute(sql`
    with seen as (
      insert into ${articleViews} (article_id, day, reader) values (${id}, ${day}, ${reader})
      on conflict do nothing
      returning article_id
    ), forgotten as (
      delete from ${articleViews} where ctid in (
        select ctid from ${articleViews} where day < ${day} and exists (select from seen)
        limit 100 for update skip locked
      )
    )
    update ${articles} set view_times = view_times + 1 where id in (select article_id from seen)
  `);
}

function matches({ now, categoryId }: ArticleFilter): SQL | undefined {
  return and(
    isPublished(now),
    typeof categoryId !== 'number' ? undefined : eq(articles.categoryId, categoryId),
  );
}

import { and, asc, desc, eq, lte, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { articles, articleViews } from '../../db/schema.ts';
import { articlesRevision } from './article-counts.ts';
import { isPublished } from './card-columns.ts';
import { articlesWithCards, cardJson, cardsJson, newestFirst } from './card-json.ts';

export interface ArticleFilter {
  now: Date;
  /** All categories when left out. */
  categoryId?: number | undefined;
}

export interface Slice {
  limit: number;
  offset: number;
}

const now = sql`${sql.placeholder('now')}::timestamptz`;

const listed = (name: string, category: SQL | undefined) =>
  prepareOnce(name, (db) =>
    db.select({ cards: sql<string>`page.cards`, revision: sql<string>`page.revision` }).from(
      sql`(select ${cardsJson(sql`
          select ${articles.id} from ${articles} where ${and(isPublished(now), category)}
          order by ${newestFirst} limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int
        `)}::text as cards, ${articlesRevision} as revision) as page`,
    ),
  );

const listAll = listed('articles', undefined);
const listOfCategory = listed(
  'articles-of-category',
  eq(articles.categoryId, sql`${sql.placeholder('categoryId')}::bigint`),
);

/** One page of cards as JSON, the newest first, and the revision of the counts beside it. */
export async function listArticles(db: Database, { now: at, categoryId }: ArticleFilter, slice: Slice) {
  const values = { now: at.toISOString(), ...slice };
  const [page] = await (categoryId === undefined
    ? listAll(db, values)
    : listOfCategory(db, { ...values, categoryId }));
  if (!page) throw new Error('The list of articles has no row.');
  return { cards: page.cards, revision: Number(page.revision) };
}

const here = alias(articles, 'here');
const beside = alias(articles, 'beside');

/** The published article right before (older) or after (newer) the one that is read, over all categories. */
function neighbour(side: 'previous' | 'next') {
  const isOlder = side === 'previous';
  const direction = isOlder ? desc : asc;
  return sql`(
    select json_build_object('id', ${beside.id}, 'title', ${beside.title})::text from ${articles} as beside
    where ${lte(beside.publishedAt, now)} and (${beside.publishedAt}, ${beside.id})
      ${sql.raw(isOlder ? '<' : '>')} (${here.publishedAt}, ${here.id})
    order by ${direction(beside.publishedAt)}, ${direction(beside.id)} limit 1)`;
}

const related = cardsJson(sql`
  select ${articles.id} from ${articles}
  where ${and(isPublished(now), eq(articles.categoryId, here.categoryId), ne(articles.id, here.id))}
  order by ${newestFirst} limit 4`);

const isCounted = sql`exists (select from ${articleViews} where article_id = ${here.id}
  and day = ${sql.placeholder('day')}::date and reader = ${sql.placeholder('reader')}::bytea)`;

const find = prepareOnce('article', (db) =>
  db
    .select({
      /** The card and what stands around it, as JSON. */
      card: sql<string>`found.card`,
      previous: sql<string | null>`found.previous`,
      next: sql<string | null>`found.next`,
      related: sql<string>`found.related`,
      renderContent: sql<string>`found.render_content`,
      updatedAt: sql<string>`found.updated_at`,
      charge: sql<number>`found.charge`,
      isVipFree: sql<boolean>`found.is_vip_free`,
      authorId: sql<string | null>`found.author_id`,
      hasPaidContent: sql<boolean>`found.has_paid_content`,
      /** Whether the reader has been counted today. */
      isCounted: sql<boolean>`found.is_counted`,
    })
    .from(
      sql`(
        select ${cardJson}::text as card, ${neighbour('previous')} as previous, ${neighbour('next')} as next,
          ${related}::text as related, ${articles.renderContent}, ${instantJson(articles.updatedAt)} as updated_at,
          ${articles.charge}, ${articles.isVipFree}, ${articles.authorId}, ${articles.paidContent} <> '' as has_paid_content,
          ${isCounted} as is_counted
        from ${articles} as here join ${articlesWithCards} on ${eq(articles.id, here.id)}
        where ${eq(here.id, sql`${sql.placeholder('id')}::bigint`)} and ${isPublished(now)}
      ) as found`,
    ),
);

export interface Reading {
  id: number;
  now: Date;
  /** Who reads, and on which day. */
  reader: Buffer;
  day: string;
}

/** What everybody may read of a published article, with its neighbours and related articles. */
export async function findArticle(db: Database, { now: at, ...values }: Reading) {
  const [found] = await find(db, { ...values, now: at.toISOString() });
  return found && { ...found, authorId: found.authorId === null ? null : Number(found.authorId) };
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

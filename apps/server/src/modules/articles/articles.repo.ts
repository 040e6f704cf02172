import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { prepareText } from '../../db/keep-texts.ts';
import { articles, articleViews } from '../../db/schema.ts';
import { carriedTagsJson } from '../carried-tags/carried-tags.ts';
import { articlesRevision } from './article-counts.ts';
import { isPublished } from './card-columns.ts';
import { articlesWithCards, cardFields, cardsJson, newestFirst } from './card-json.ts';

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

interface ListValues extends Slice {
  now: string;
  categoryId?: number | undefined;
}

const listed = (name: string, category: SQL | undefined) =>
  prepareText<ListValues, { revision: string }>(
    name,
    sql`select ${cardsJson(sql`
        select ${articles.id} from ${articles} where ${and(isPublished(now), category)}
        order by ${newestFirst} limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int
      `)}::text as "text", ${articlesRevision} as revision`,
    ['revision'],
  );

const listAll = listed('articles', undefined);
const listOfCategory = listed(
  'articles-of-category',
  eq(articles.categoryId, sql`${sql.placeholder('categoryId')}::bigint`),
);

/** One page of cards as JSON, the newest first, and the revision of the counts beside it. */
export async function listArticles(db: Database, { now: at, categoryId }: ArticleFilter, slice: Slice) {
  const list = categoryId === undefined ? listAll : listOfCategory;
  const key = `${categoryId ?? ''} ${slice.limit} ${slice.offset}`;
  const page = await list(db, key, { now: at.toISOString(), ...slice, categoryId });
  if (!page) throw new Error('The list of articles has no row.');
  return { cards: page.text, revision: Number(page.row.revision) };
}

const here = alias(articles, 'here');
const beside = alias(articles, 'beside');

/** The published article right before (older) or after (newer) the one that is read, over all categories. */
function neighbour(side: 'previous' | 'next') {
  const isOlder = side === 'previous';
  const direction = isOlder ? desc : asc;
  return sql`(
    select json_build_object('id', ${beside.id}, 'title', ${beside.title}) from ${articles} as beside
    where ${isPublished(now, beside)} and (${beside.publishedAt}, ${beside.id})
      ${sql.raw(isOlder ? '<' : '>')} (${here.publishedAt}, ${here.id})
    order by ${direction(beside.publishedAt)}, ${direction(beside.id)} limit 1)`;
}

const related = cardsJson(sql`
  select ${articles.id} from ${articles}
  where ${and(isPublished(now), eq(articles.categoryId, here.categoryId), ne(articles.id, here.id))}
  order by ${newestFirst} limit 4`);

const byAuthor = cardsJson(sql`
  select ${articles.id} from ${articles}
  where ${and(isPublished(now), eq(articles.authorId, here.authorId), ne(articles.id, here.id))}
  order by ${newestFirst} limit 4`);

const isCounted = sql`exists (select from ${articleViews} where article_id = ${here.id}
  and day = ${sql.placeholder('day')}::date and reader = ${sql.placeholder('reader')}::bytea)`;

/** What stands beside the text of an article, for whoever reads it. */
interface ArticleFacts extends Record<string, unknown> {
  charge: number;
  is_vip_free: boolean;
  author_id: string | null;
  has_paid_content: boolean;
  /** Whether the reader has been counted today. */
  is_counted: boolean;
}

/** What is in the text that a reader gets stands at its end: `article-json.ts` goes on from there. */
const find = prepareText<Omit<Reading, 'now'> & { now: string }, ArticleFacts>(
  'article',
  sql`
    select json_build_object('previous', ${neighbour('previous')}, 'next', ${neighbour('next')}, 'related', ${related},
        'by_author', ${byAuthor},
        'article', json_build_object(${cardFields}, 'updated_at', ${instantJson(articles.updatedAt)},
          'tags', ${carriedTagsJson('article', articles.id)},
          'render_content', ${articles.renderContent}))::text as "text",
      ${articles.charge}, ${articles.isVipFree}, ${articles.authorId}, ${articles.paidContent} <> '' as has_paid_content,
      ${isCounted} as is_counted
    from ${articles} as here join ${articlesWithCards} on ${eq(articles.id, here.id)}
    where ${eq(here.id, sql`${sql.placeholder('id')}::bigint`)} and ${isPublished(now)}`,
  ['charge', 'is_vip_free', 'author_id', 'has_paid_content', 'is_counted'],
);

export interface Reading {
  id: number;
  now: Date;
  /** Who reads, and on which day. */
  reader: Buffer;
  day: string;
}

/** What everybody may read of a published article, with its neighbours and related articles. */
export async function findArticle(db: Database, reading: Reading) {
  const found = await find(db, String(reading.id), { ...reading, now: reading.now.toISOString() });
  if (!found) return undefined;
  const { charge, is_vip_free: isVipFree, author_id: authorId, ...facts } = found.row;
  return {
    text: found.text,
    charge,
    isVipFree,
    authorId: authorId === null ? null : Number(authorId),
    hasPaidContent: facts.has_paid_content,
    isCounted: facts.is_counted,
  };
}

/** What only they get who may read the whole article: ask for it once that is known. */
export async function findPaidContent(db: Database, id: number): Promise<string> {
  const [found] = await db
    .select({ paidContent: articles.paidContent })
    .from(articles)
    .where(eq(articles.id, id));
  return found?.paidContent ?? '';
}

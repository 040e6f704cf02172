import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { articleCategories, articles, revisions } from '../../db/schema.ts';
import { isPublished } from './card-columns.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;

/**
 * How often articles and categories have changed in what is counted here, as part of a query. Triggers
 * raise it in the transaction of the change, so that whoever sees the one sees the other.
 */
export const articlesRevision = sql`coalesce(
  (select ${revisions.revision} from ${revisions} where ${eq(revisions.name, 'articles')}), 0)`;

interface ArticleCounts {
  revision: number;
  /** Of how many articles the time had come, and when it comes for the next one, as milliseconds. */
  since: number;
  until: number;
  /** The categories in their order, as JSON. */
  categories: string;
  /** By category. */
  totals: ReadonlyMap<number, number>;
  total: number;
}

const count = prepareOnce('article-counts', (db) =>
  db
    .select({
      id: articleCategories.id,
      name: articleCategories.name,
      count: sql<number>`count(${articles.id})::int`,
      // Of the same moment as the counts.
      revision: sql<string>`(${articlesRevision})`,
      since: sql<
        string | null
      >`(select extract(epoch from max(published_at)) * 1000 from articles where published_at <= ${now} and deleted_at is null)`,
      until: sql<
        string | null
      >`(select extract(epoch from min(published_at)) * 1000 from articles where published_at > ${now} and deleted_at is null)`,
    })
    .from(articleCategories)
    .leftJoin(articles, and(eq(articles.categoryId, articleCategories.id), isPublished(now)))
    .groupBy(articleCategories.id)
    .orderBy(asc(articleCategories.sort), asc(articleCategories.id)),
);

async function countNow(db: Database, at: Date): Promise<ArticleCounts> {
  const rows = await count(db, { now: at.toISOString() });
  const [first] = rows;
  return {
    // A site without categories has nothing to be kept.
    revision: first ? Number(first.revision) : Number.NaN,
    since: Number(first?.since ?? Number.NEGATIVE_INFINITY),
    until: Number(first?.until ?? Number.POSITIVE_INFINITY),
    categories: JSON.stringify(rows.map(({ id, name, count: of }) => ({ id, name, articles_count: of }))),
    totals: new Map(rows.map(({ id, count: of }) => [id, of])),
    total: rows.reduce((sum, { count: of }) => sum + of, 0),
  };
}

/**
 * Counts what is published, and keeps the counts as long as they are right: while `revision` is the one that was counted, and until
 * the next article appears by itself.
 */
export function createArticleCounts(): (db: Database, revision: number, at: Date) => Promise<ArticleCounts> {
  let known: ArticleCounts | undefined;
  return async (db, revision, at) => {
    const isRight = known?.revision === revision && known.since <= at.getTime() && at.getTime() < known.until;
    if (known && isRight) return known;
    return (known = await countNow(db, at));
  };
}

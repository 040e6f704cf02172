import { and, asc, desc, eq, gt, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchDocuments, searchKeywords } from '../../db/schema.ts';
import type { SearchHolderSource, SearchSource } from './search-source.ts';

export interface FoundDocument {
  id: number;
  resourceType: string;
  resourceId: number;
  title: string;
  thumb: string;
  description: string;
  body: string;
  /** One a line. */
  labels: string;
}

export interface Search {
  /** Text form of a `tsquery`. */
  query: string;
  /** All types when null. */
  types: readonly string[] | null;
  /** Types that are not found now. */
  closedTypes?: readonly string[];
  now: Date;
  limit: number;
  offset: number;
}

/**
 * Ranking reads every word of a document, so that a word that stands everywhere would cost seconds. Of more matches
 * than these the newest are ranked, and the others follow by date.
 */
const rankedAtMost = 500;

/** One page of what matches, the best first, and how much of each type there is on all pages. */
export function findDocuments(
  db: Database,
  search: Search,
): Promise<{ counts: Record<string, number>; rows: FoundDocument[] }> {
  return db.transaction(async (tx) => {
    // The planner takes a comparison of words for cheap, and would read every document whole for a word that stands in most, or
    // all rows to find the ranked ones among them.
    await tx.execute(
      sql`set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off;
        set local max_parallel_workers_per_gather = 0; set local work_mem = '16MB'`,
    );
    const { rows } = await tx.execute<{ counts: Record<string, number> | null; rows: FoundDocument[] }>(
      pageOf(search),
    );
    return { counts: rows[0]?.counts ?? {}, rows: rows[0]?.rows ?? [] };
  });
}

/** Of the newest documents so many are looked at, to tell a word that stands in most of them. */
const sampled = 64;

/**
 * All matches are counted. What most documents match is not collected for that: the newest of it are found by going through the
 * documents by date, which takes half the time.
 */
function pageOf({ query, types, closedTypes = [], now, limit, offset }: Search): SQL {
  const isOfType = types === null ? sql`true` : sql`resource_type = any (${sql.param([...types])}::text[])`;
  const isFound = sql`tokens @@ ${query}::tsquery and published_at <= ${now.toISOString()}::timestamptz${
    closedTypes.length === 0 ? sql`` : sql` and resource_type <> all (${sql.param([...closedTypes])}::text[])`
  }`;
  const isFrequent = sql`(select is_frequent from sample)`;
  const newestFirst = sql`order by published_at desc, id desc`;
  const newest = (slice: SQL) => sql`
    (select id, published_at from found where ${isOfType} ${newestFirst} ${slice})
    union all
    (select id, published_at from ${searchDocuments} where ${isFound} and ${isOfType} and ${isFrequent} ${newestFirst} ${slice})`;
  const notRanked = Math.max(0, offset + limit - rankedAtMost);
  return sql`
    with sample as materialized (
      select count(*) filter (where tokens @@ ${query}::tsquery) * 2 >= ${sampled} as is_frequent from (
        select tokens from ${searchDocuments} where published_at <= ${now.toISOString()}::timestamptz ${newestFirst} limit ${sampled}
      ) as documents
    ), found as materialized (
      select id, resource_type, published_at from ${searchDocuments} where ${isFound} and not ${isFrequent}
    ), counted as (
      select resource_type, count(*) from found group by resource_type
      union all
      select resource_type, count(*) from ${searchDocuments} where ${isFound} and ${isFrequent} group by resource_type
    ), newest as materialized (${newest(sql`limit ${rankedAtMost}`)}
    ), ranked as (
      select id, ts_rank('{0.1, 0.2, 0.4, 1}', tokens, ${query}::tsquery) as rank, newest.published_at
      from newest join ${searchDocuments} using (id)
    ), others as (
      select id, 0 as rank, published_at from (${newest(sql`limit ${notRanked} offset ${rankedAtMost}`)}) as rest
    ), page as (
      select * from (select * from ranked union all select * from others) as each
      order by rank desc, published_at desc, id desc
      limit ${limit} offset ${offset}
    )
    select
      (select jsonb_object_agg(resource_type, count) from counted) as counts,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', document.id, 'resourceType', document.resource_type, 'resourceId', document.resource_id,
          'title', document.title, 'thumb', document.thumb, 'description', document.description,
          'body', document.body, 'labels', document.labels
        ) order by page.rank desc, page.published_at desc, page.id desc), '[]')
        from page join ${searchDocuments} as document using (id)) as rows
  `;
}

/** Puts a document in, or in its earlier form's place. */
export async function putDocument(db: Database, row: typeof searchDocuments.$inferInsert): Promise<void> {
  await db
    .insert(searchDocuments)
    .values(row)
    .onConflictDoUpdate({ target: [searchDocuments.resourceType, searchDocuments.resourceId], set: row });
}

/** Documents whose tokens are of an earlier version, after an id and by id. */
export const listOutdated = (
  db: Database,
  { tokenVersion, after, limit }: { tokenVersion: number; after: number; limit: number },
) => {
  const { id, resourceType, resourceId, title, description, body, labels } = searchDocuments;
  return db
    .select({ id, resourceType, resourceId, title, description, body, labels })
    .from(searchDocuments)
    .where(and(lt(searchDocuments.tokenVersion, tokenVersion), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
};

/** Replaces the tokens and labels of a document, unless it has some of this version meanwhile. */
export async function replaceTokens(
  db: Database,
  { id, ...change }: { id: number; tokens: string; labels: string; tokenVersion: number },
): Promise<void> {
  await db
    .update(searchDocuments)
    .set(change)
    .where(and(eq(searchDocuments.id, id), lt(searchDocuments.tokenVersion, change.tokenVersion)));
}

/** Ids of a source that have no document. */
export async function listMissing(db: Database, { type, all }: SearchSource): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select wanted.id from (${all}) as wanted (id)
    where not exists (select from ${searchDocuments} where resource_type = ${type} and resource_id = wanted.id)`);
  return rows.map(({ id }) => Number(id));
}

/** Sets the dates of holders to those of their source. */
export async function dateHolderDocuments(db: Database, { type, dates }: SearchHolderSource): Promise<void> {
  await db.execute(sql`
    update ${searchDocuments} set published_at = dated.published_at
    from (${dates}) as dated (id, published_at)
    where ${searchDocuments.resourceType} = ${type} and ${searchDocuments.resourceId} = dated.id
      and ${searchDocuments.publishedAt} <> dated.published_at`);
}

/** How much of theirs is published, by the id of the holder. */
export async function countHeld(
  db: Database,
  { counts }: SearchHolderSource,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: string; count: string }>(counts(ids, now));
  return new Map(rows.map(({ id, count }) => [Number(id), Number(count)]));
}

/** Sets the dates of the documents that are there, and answers whose they are. */
export async function dateDocuments(
  db: Database,
  type: string,
  things: readonly { id: number; publishedAt: Date | null }[],
): Promise<number[]> {
  const ids = sql`${sql.param(things.map(({ id }) => id))}::bigint[]`;
  const dates = sql`${sql.param(things.map(({ publishedAt }) => publishedAt?.toISOString() ?? null))}::timestamptz[]`;
  const { rows } = await db.execute<{ resource_id: string }>(sql`
    update ${searchDocuments} set published_at = dated.published_at
    from unnest(${ids}, ${dates}) as dated (id, published_at)
    where ${searchDocuments.resourceType} = ${type} and ${searchDocuments.resourceId} = dated.id
      and dated.published_at is not null
    returning resource_id`);
  return rows.map(({ resource_id: id }) => Number(id));
}

/** Takes documents out, of whatever is there. */
export async function removeDocuments(db: Database, type: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const isOfThem = inArray(searchDocuments.resourceId, [...ids]);
  await db.delete(searchDocuments).where(and(eq(searchDocuments.resourceType, type), isOfThem));
}

export const listKeywords = (db: Database, userId: number, limit: number) =>
  db
    .select({ id: searchKeywords.id, name: searchKeywords.name })
    .from(searchKeywords)
    .where(eq(searchKeywords.userId, userId))
    .orderBy(desc(searchKeywords.usedAt), desc(searchKeywords.id))
    .limit(limit);

/** Keeps the keyword as the latest one, and `limit` of them in all. */
export async function rememberKeyword(
  db: Database,
  { userId, name, now, limit }: { userId: number; name: string; now: Date; limit: number },
): Promise<void> {
  await db
    .insert(searchKeywords)
    .values({ userId, name, usedAt: now })
    .onConflictDoUpdate({ target: [searchKeywords.userId, searchKeywords.name], set: { usedAt: now } });
  const kept = (await listKeywords(db, userId, limit)).map(({ id }) => id);
  await db
    .delete(searchKeywords)
    .where(and(eq(searchKeywords.userId, userId), notInArray(searchKeywords.id, kept)));
}

export async function deleteKeywords(db: Database, userId: number, ids: number[]): Promise<void> {
  await db
    .delete(searchKeywords)
    .where(and(eq(searchKeywords.userId, userId), inArray(searchKeywords.id, ids)));
}

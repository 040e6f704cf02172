import type { TaggedType } from '@shuyuan/api-client';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { resourceTags, tagCategories, tags } from '../../db/schema.ts';
import { publishedResources } from '../resource-cards/resource-types.ts';
import { isShownTag as isShown, taggedTypes } from '../carried-tags/carried-tags.ts';

const publishedCarriers = (now: Date | SQL) => sql`${resourceTags}
  join (${publishedResources(taggedTypes, now)}) as published
    on published.type = ${resourceTags.resourceType} and published.id = ${resourceTags.resourceId}`;

/** How many published things carry the tag of a row of `tags`. */
export const carriersCount = (now: Date | SQL): SQL<number> =>
  sql<number>`(select count(*)::int from ${publishedCarriers(now)} where ${eq(resourceTags.tagId, tags.id)})`;

/** What is published and carries a shown tag: this one, or any. */
function carriers(now: Date, tagId: number | undefined) {
  const isOfTag = tagId === undefined ? undefined : eq(tags.id, tagId);
  return sql`(select distinct published.type, published.id, published.published_at from ${publishedCarriers(now)}
    join ${tags} on ${eq(tags.id, resourceTags.tagId)} where ${and(isShown, isOfTag)}) as carriers`;
}

/** One page of what carries a tag, the newest first. */
export async function listCarriers(
  db: Database,
  { now, tagId, type }: { now: Date; tagId: number | undefined; type: TaggedType | undefined },
  { page, size }: { page: number; size: number },
): Promise<{ type: TaggedType; id: number }[]> {
  const { rows } = await db.execute<{ type: TaggedType; id: string }>(sql`
    select type, id from ${carriers(now, tagId)} ${type === undefined ? sql`` : sql`where type = ${type}`}
    order by published_at desc, type, id desc limit ${size} offset ${(page - 1) * size}`);
  return rows.map((row) => ({ type: row.type, id: Number(row.id) }));
}

/** How many of each type carry a tag. */
export async function countCarriers(
  db: Database,
  now: Date,
  tagId: number | undefined,
): Promise<Partial<Record<TaggedType, number>>> {
  const { rows } = await db.execute<{ type: TaggedType; count: number }>(
    sql`select type, count(*)::int as count from ${carriers(now, tagId)} group by type`,
  );
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}

/** All shown tags by category in their order, each with how many published things carry it. */
export function listTags(db: Database, now: Date) {
  return db
    .select({
      id: tags.id,
      name: tags.name,
      category: { id: tagCategories.id, name: tagCategories.name },
      resources_count: carriersCount(now),
    })
    .from(tags)
    .innerJoin(tagCategories, eq(tagCategories.id, tags.categoryId))
    .where(isShown)
    .orderBy(asc(tagCategories.sort), asc(tagCategories.id), asc(tags.sort), asc(tags.id));
}

import type { TaggedType } from '@shuyuan/api-client';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { resourceTags, tagCategories, tags } from '../../db/schema.ts';
import { shownPosts } from '../community/tagged-posts.ts';
import { publishedResources } from '../resource-cards/resource-types.ts';
import { isShownTag as isShown, taggedTypes } from '../carried-tags/carried-tags.ts';

/** When something is looked at, and whether the posts of people are found there too. */
interface Look {
  now: Date;
  hasPosts: boolean;
}

const publishedCarriers = (now: Date | SQL, hasPosts: boolean) => sql`${resourceTags}
  join (${publishedResources(taggedTypes, now)} ${hasPosts ? sql`union all ${shownPosts}` : sql``}) as published
    on published.type = ${resourceTags.resourceType} and published.id = ${resourceTags.resourceId}`;

/** How many published things carry the tag of a row of `tags`. */
export const carriersCount = (now: Date | SQL, hasPosts = true): SQL<number> =>
  sql<number>`(select count(*)::int from ${publishedCarriers(now, hasPosts)} where ${eq(resourceTags.tagId, tags.id)})`;

/** What is published and carries a shown tag: this one, or any. */
function carriers({ now, hasPosts }: Look, tagId: number | undefined) {
  const isOfTag = tagId === undefined ? undefined : eq(tags.id, tagId);
  return sql`(select distinct published.type, published.id, published.published_at from ${publishedCarriers(now, hasPosts)}
    join ${tags} on ${eq(tags.id, resourceTags.tagId)} where ${and(isShown, isOfTag)}) as carriers`;
}

/** One page of what carries a tag, the newest first. */
export async function listCarriers(
  db: Database,
  { tagId, type, ...look }: Look & { tagId: number | undefined; type: TaggedType | undefined },
  { page, size }: { page: number; size: number },
): Promise<{ type: TaggedType; id: number }[]> {
  const { rows } = await db.execute<{ type: TaggedType; id: string }>(sql`
    select type, id from ${carriers(look, tagId)} ${type === undefined ? sql`` : sql`where type = ${type}`}
    order by published_at desc, type, id desc limit ${size} offset ${(page - 1) * size}`);
  return rows.map((row) => ({ type: row.type, id: Number(row.id) }));
}

/** How many of each type carry a tag. */
export async function countCarriers(
  db: Database,
  look: Look,
  tagId: number | undefined,
): Promise<Partial<Record<TaggedType, number>>> {
  const { rows } = await db.execute<{ type: TaggedType; count: number }>(
    sql`select type, count(*)::int as count from ${carriers(look, tagId)} group by type`,
  );
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}

/** All shown tags by category in their order, for what may carry them. */
export const listChoosableTags = (db: Database) =>
  db
    .select({ id: tags.id, name: tags.name, category: { id: tagCategories.id, name: tagCategories.name } })
    .from(tags)
    .innerJoin(tagCategories, eq(tagCategories.id, tags.categoryId))
    .where(isShown)
    .orderBy(asc(tagCategories.sort), asc(tagCategories.id), asc(tags.sort), asc(tags.id));

/** All shown tags by category in their order, each with how many published things carry it. */
export function listTags(db: Database, { now, hasPosts }: Look) {
  return db
    .select({
      id: tags.id,
      name: tags.name,
      category: { id: tagCategories.id, name: tagCategories.name },
      resources_count: carriersCount(now, hasPosts),
    })
    .from(tags)
    .innerJoin(tagCategories, eq(tagCategories.id, tags.categoryId))
    .where(isShown)
    .orderBy(asc(tagCategories.sort), asc(tagCategories.id), asc(tags.sort), asc(tags.id));
}

import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { resourceTags, tags } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { FieldApart } from '../../resources/resource.ts';
import { isShownTag, type TagCarrier } from '../carried-tags/carried-tags.ts';
import { tagStrings as strings } from './tags.strings.ts';

/** The tags that a resource of the console carries, as a field of its form. `id` is its table's. */
export const tagsField = (type: TagCarrier, id: PgColumn): FieldApart<number[]> => ({
  json: sql`(select coalesce(json_agg(${tags.id} order by ${tags.id}), '[]') from ${resourceTags}
    join ${tags} on ${and(eq(tags.id, resourceTags.tagId), isNull(tags.deletedAt))}
    where ${and(eq(resourceTags.resourceType, type), eq(resourceTags.resourceId, id))})`,
  write: (tx, resourceId, tagIds) => writeTags(tx, { type, id: resourceId }, tagIds, isThere),
});

const isThere = isNull(tags.deletedAt);

/** The tags that somebody who posts has chosen, of those that visitors see. What a school has hidden since stays. */
export const writePostTags = (
  tx: Database,
  post: { type: TagCarrier; id: number },
  tagIds: readonly number[],
): Promise<void> => writeTags(tx, post, tagIds, isShownTag);

/** A removed tag stays where it was: it may be brought back. */
async function writeTags(
  tx: Database,
  { type, id }: { type: TagCarrier; id: number },
  chosen: readonly number[],
  isChoosable: SQL | undefined,
): Promise<void> {
  const tagIds = [...new Set(chosen)];
  const there = await tx.$count(tags, and(inArray(tags.id, tagIds), isChoosable));
  if (there < tagIds.length) throw new Problem(1, strings.gone, { field: 'tag_ids' });
  await tx
    .delete(resourceTags)
    .where(
      and(
        eq(resourceTags.resourceType, type),
        eq(resourceTags.resourceId, id),
        inArray(resourceTags.tagId, tx.select({ id: tags.id }).from(tags).where(isChoosable)),
      ),
    );
  const rows = tagIds.map((tagId) => ({ resourceType: type, resourceId: id, tagId }));
  if (rows.length > 0) await tx.insert(resourceTags).values(rows);
}

import type { TaggedType } from '@shuyuan/api-client';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { resourceTags, tags } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { FieldApart } from '../../resources/resource.ts';
import { tagStrings as strings } from './tags.strings.ts';

/** The tags that a resource of the console carries, as a field of its form. `id` is its table's. */
export const tagsField = (type: TaggedType | 'question', id: PgColumn): FieldApart<number[]> => ({
  json: sql`(select coalesce(json_agg(${tags.id} order by ${tags.id}), '[]') from ${resourceTags}
    join ${tags} on ${and(eq(tags.id, resourceTags.tagId), isNull(tags.deletedAt))}
    where ${and(eq(resourceTags.resourceType, type), eq(resourceTags.resourceId, id))})`,
  write: (tx, resourceId, tagIds) => writeTags(tx, { type, id: resourceId }, [...new Set(tagIds)]),
});

/** A removed tag stays where it was: it may be brought back. */
async function writeTags(
  tx: Database,
  { type, id }: { type: TaggedType | 'question'; id: number },
  tagIds: readonly number[],
): Promise<void> {
  const isThere = isNull(tags.deletedAt);
  const there = await tx.$count(tags, and(inArray(tags.id, [...tagIds]), isThere));
  if (there < tagIds.length) throw new Problem(1, strings.gone, { field: 'tag_ids' });
  await tx
    .delete(resourceTags)
    .where(
      and(
        eq(resourceTags.resourceType, type),
        eq(resourceTags.resourceId, id),
        inArray(resourceTags.tagId, tx.select({ id: tags.id }).from(tags).where(isThere)),
      ),
    );
  const rows = tagIds.map((tagId) => ({ resourceType: type, resourceId: id, tagId }));
  if (rows.length > 0) await tx.insert(resourceTags).values(rows);
}

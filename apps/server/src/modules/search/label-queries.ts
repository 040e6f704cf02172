import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { resourceTags, tags } from '../../db/schema.ts';
import { isShownTag, type TagCarrier } from '../carried-tags/carried-tags.ts';

/** Names of the shown tags of a row, as an array. `id` is a column of the surrounding query. */
const tagNames = (type: TagCarrier, id: PgColumn): SQL => sql`array(
  select ${tags.name} from ${resourceTags} join ${tags} on ${eq(tags.id, resourceTags.tagId)}
  where ${and(eq(resourceTags.resourceType, type), eq(resourceTags.resourceId, id), isShownTag)}
  order by ${tags.id})`;

/** Labels of a row: these names, those that are null left out, and the tags of its carrier. */
export function labelsOf(
  names: readonly PgColumn[],
  carrier?: { type: TagCarrier; id: PgColumn },
): SQL<string[]> {
  const named = sql`array_remove(array[${sql.join([...names], sql`, `)}]::text[], null)`;
  return carrier ? sql<string[]>`${named} || ${tagNames(carrier.type, carrier.id)}` : sql<string[]>`${named}`;
}

/** Ids of what carries one of these tags. */
export const idsUnderTag = (type: TagCarrier) => (ids: readonly number[]) =>
  sql`select ${resourceTags.resourceId} as id from ${resourceTags}
    where ${and(eq(resourceTags.resourceType, type), inArray(resourceTags.tagId, [...ids]))}`;

import { and, eq, inArray, sql } from 'drizzle-orm';
import { mediaFiles, mediaUses } from '../db/schema.ts';
import type { Change, Resource } from './resource.ts';
import { fieldsJson, isOneOf } from './resource-sql.ts';

/** Where the library's own files stand in a text: `/media/7/…`. */
const address = String.raw`/media/([0-9]{1,15})/`;

/** Where a part of a field names one. */
const named = String.raw`"media_id" ?: ?([0-9]{1,15})`;

const ofRows = ({ entity }: Resource, ids: readonly number[]) =>
  and(eq(mediaUses.entity, entity), inArray(mediaUses.entityId, [...ids]));

/** The library's things use nothing themselves, whatever they are called. */
const isLibrary = ({ entity }: Resource) => entity === 'media' || entity === 'mediaFolder';

/** Writes down which files of the library stand in what these rows have stored, wherever in it. */
export async function keepMediaUses(
  resource: Resource,
  ids: readonly number[],
  { tx, now }: Change,
): Promise<void> {
  if (isLibrary(resource)) return;
  const { entity, table, title } = resource;
  await tx.delete(mediaUses).where(ofRows(resource, ids));
  const fields = fieldsJson(resource, new Set(Object.keys(resource.fields)));
  // What a video plays is asked of the videos themselves.
  const places = entity === 'video' ? address : `${address}|${named}`;
  await tx.execute(sql`
    insert into ${mediaUses} (media_id, entity, entity_id, title, changed_at)
    select distinct ${mediaFiles.id}, ${entity}::text, used.id, used.title, ${now.toISOString()}::timestamptz
    from (select ${table.id} as id, ${title} as title, ${fields}::text as fields
      from ${table} where ${isOneOf(resource, ids)}) as used,
      regexp_matches(used.fields, ${places}, 'g') as found
    join ${mediaFiles} on ${mediaFiles.id} = coalesce(found[1], found[2])::bigint`);
}

/** Rows that are gone use nothing any more. */
export async function dropMediaUses(
  resource: Resource,
  ids: readonly number[],
  { tx }: Pick<Change, 'tx'>,
): Promise<void> {
  if (!isLibrary(resource)) await tx.delete(mediaUses).where(ofRows(resource, ids));
}

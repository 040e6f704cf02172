import type { ResourceType } from '@shuyuan/api-client';
import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { anthologyResource } from '../anthologies/anthology-resource.ts';
import { articleResource } from '../articles/article-resource.ts';
import { courseResource } from '../courses/course-resource.ts';
import { paperResource } from '../exams/paper-resource.ts';
import { noteResource } from '../notes/note-resource.ts';
import { recordResource } from '../records/record-resource.ts';
import { comboResource } from '../combos/combo-resource.ts';
import { videoResource } from '../videos/video-resource.ts';
import type { Listed } from './resource.ts';

/** All that others point at by type and id. A new type is a line here and one in the contract; what it is, its own domain says. */
export const resources = {
  article: articleResource,
  course: courseResource,
  anthology: anthologyResource,
  paper: paperResource,
  records: recordResource,
  video: videoResource,
  combo: comboResource,
  note: noteResource,
};

/** How a type is listed. */
export const listedAs = (type: ResourceType): Listed => resources[type].listed;

/** All types that stand in lists. */
export const listedTypes = [
  'article',
  'course',
  'anthology',
  'video',
  'combo',
  'paper',
] as const satisfies ResourceType[];

/** What others point at. */
export interface ResourceRef {
  type: ResourceType;
  id: number;
}

/** A query of some kind for each of these types, of `type` and the columns of each. */
export const ofTypes = (types: readonly ResourceType[], each: (listed: Listed) => SQL): SQL =>
  sql.join(
    types.map(
      (type) =>
        sql`select ${sql.raw(`'${type}'`)} as type, of_type.* from (${each(listedAs(type))}) as of_type`,
    ),
    sql` union all `,
  );

/** What is published of these types: a query of `type`, `id` and `published_at`. */
export const publishedResources = (types: readonly ResourceType[], now: Date | SQL): SQL =>
  ofTypes(
    types,
    ({ table, id, publishedAt, isPublished }) =>
      sql`select ${id} as id, ${publishedAt} as published_at from ${table} where ${isPublished(now)}`,
  );

/** Whether something is there for everybody. */
export async function isPublishedResource(
  db: Database,
  { type, id }: ResourceRef,
  now: Date,
): Promise<boolean> {
  const { table, id: column, isPublished } = listedAs(type);
  return (await db.$count(table, and(inArray(column, [id]), isPublished(now)))) > 0;
}

/** Something that is there, published or not. */
export interface FoundResource {
  type: ResourceType;
  id: number;
  title: string;
  thumb: string;
  short_description: string;
  /** Null for a draft. */
  published_at: string | null;
  charge: number;
  is_vip_free: boolean;
  extent: number;
  is_published: boolean;
}

/** What there is of some references, by `keyOf`, by one query for each type. */
export async function findResources(
  db: Database,
  refs: readonly ResourceRef[],
  now: Date,
): Promise<ReadonlyMap<string, FoundResource>> {
  const byType = Map.groupBy(refs, ({ type }) => type);
  const found = await Promise.all(
    [...byType].map(([type, ofType]) =>
      findOfType(
        db,
        type,
        ofType.map(({ id }) => id),
        now,
      ),
    ),
  );
  return new Map(found.flat().map((resource) => [keyOf(resource), resource]));
}

export const keyOf = ({ type, id }: ResourceRef): string => `${type} ${id}`;

async function findOfType(db: Database, type: ResourceType, ids: readonly number[], now: Date) {
  const of = listedAs(type);
  const { rows } = await db.execute<Omit<FoundResource, 'type'> & Record<string, unknown>>(sql`
    select ${of.id} as id, ${of.title} as title, ${of.thumb} as thumb, ${of.shortDescription} as short_description,
      ${instantJson(of.publishedAt)} as published_at, ${of.charge} as charge, ${of.isVipFree} as is_vip_free,
      (${of.extent(now)})::int as extent, coalesce(${of.isPublished(now)}, false) as is_published
    from ${of.table} where ${inArray(of.id, [...ids])}`);
  return rows.map((row): FoundResource => ({ ...row, type, id: Number(row.id) }));
}

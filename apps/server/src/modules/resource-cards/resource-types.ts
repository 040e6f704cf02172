import type { ResourceCard, ResourceType } from '@shuyuan/api-client';
import { and, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { anthologies, articles, courses } from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';

/** A kind of thing that others point at by type and id. */
interface ResourceRegistration {
  table: typeof articles | typeof courses | typeof anthologies;
  isPublished: (now: Date | SQL) => SQL | undefined;
}

/** All that can stand in a list of mixed types. A new type is a line here and one in the contract. */
const registrations: Record<ResourceType, ResourceRegistration> = {
  article: { table: articles, isPublished: (now) => isArticlePublished(now) },
  course: { table: courses, isPublished: (now) => lte(courses.publishedAt, now) },
  anthology: { table: anthologies, isPublished: (now) => lte(anthologies.publishedAt, now) },
};

const types = Object.entries(registrations) as [ResourceType, ResourceRegistration][];

/** What is published of all types: a query of `type`, `id` and `published_at`. */
export const publishedResources = (now: Date | SQL): SQL =>
  sql.join(
    types.map(
      ([type, { table, isPublished }]) =>
        sql`select ${sql.raw(`'${type}'`)} as type, ${table.id} as id, ${table.publishedAt} as published_at
          from ${table} where ${isPublished(now)}`,
    ),
    sql` union all `,
  );

/** What others point at. */
export interface ResourceRef {
  type: ResourceType;
  id: number;
}

/** Cards in the order of the references, by one query for each type. What is not published has none. */
export async function describeResources(
  db: Database,
  refs: readonly ResourceRef[],
  now: Date,
): Promise<ResourceCard[]> {
  const cards = await Promise.all(
    types.map(([type]) =>
      describe(
        db,
        type,
        refs.filter((ref) => ref.type === type).map(({ id }) => id),
        now,
      ),
    ),
  );
  const byRef = new Map(cards.flat().map((card) => [`${card.type} ${card.id}`, card]));
  return refs.flatMap(({ type, id }) => byRef.get(`${type} ${id}`) ?? []);
}

async function describe(
  db: Database,
  type: ResourceType,
  ids: readonly number[],
  now: Date,
): Promise<ResourceCard[]> {
  if (ids.length === 0) return [];
  const { table, isPublished } = registrations[type];
  const rows = await db
    .select({
      id: table.id,
      title: table.title,
      thumb: table.thumb,
      short_description: table.shortDescription,
      // Those are asked for that are published.
      publishedAt: sql<Date>`${table.publishedAt}`.mapWith(table.publishedAt),
      charge: table.charge,
      is_vip_free: table.isVipFree,
    })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isPublished(now)));
  return rows.map(({ publishedAt, ...row }) => ({ type, ...row, published_at: publishedAt.toISOString() }));
}

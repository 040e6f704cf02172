import type { TaggedType } from '@shuyuan/api-client';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { resourceTags, tagCategories, tags } from '../../db/schema.ts';

/** All of the school's content that can carry a tag. */
export const taggedTypes = ['article', 'course', 'anthology'] as const satisfies TaggedType[];

/** All that carries tags in the table, found by them or not. */
export type TagCarrier = TaggedType | 'question' | 'doubt';

/** Neither hidden nor removed. */
export const isShownTag = and(eq(tags.isShow, true), isNull(tags.deletedAt));

const ofResource = (type: TagCarrier, id: PgColumn | number) =>
  and(eq(resourceTags.resourceType, type), eq(resourceTags.resourceId, id));

const order = [asc(tagCategories.sort), asc(tagCategories.id), asc(tags.sort), asc(tags.id)];

interface CarriedTag {
  id: number;
  name: string;
}

/** The shown tags of a resource in their order, as JSON. `id` is a column of the query that it stands in. */
export const carriedTagsJson = (type: TagCarrier, id: PgColumn): SQL<CarriedTag[]> => sql<CarriedTag[]>`(
  select coalesce(json_agg(json_build_object('id', ${tags.id}, 'name', ${tags.name}) order by ${sql.join(order, sql`, `)}), '[]')
  from ${resourceTags} join ${tags} on ${eq(tags.id, resourceTags.tagId)}
  join ${tagCategories} on ${eq(tagCategories.id, tags.categoryId)}
  where ${and(ofResource(type, id), isShownTag)})`;

/** The same as rows. */
export const findCarriedTags = (db: Database, type: TagCarrier, id: number) =>
  db
    .select({ id: tags.id, name: tags.name })
    .from(resourceTags)
    .innerJoin(tags, eq(tags.id, resourceTags.tagId))
    .innerJoin(tagCategories, eq(tagCategories.id, tags.categoryId))
    .where(and(ofResource(type, id), isShownTag))
    .orderBy(...order);

import { and, asc, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { courseCategories, type combos, type courses, type videos } from '../../db/schema.ts';

/** What stands in the categories of courses. */
type Categorised = typeof courses | typeof videos | typeof combos;

/** Within a category or one under it; no condition where none is named. */
export function isInCategory(
  db: Database,
  column: PgColumn,
  categoryId: number | undefined,
): SQL | undefined {
  if (categoryId === undefined) return undefined;
  const { id, parentId } = courseCategories;
  const within = db
    .select({ id })
    .from(courseCategories)
    .where(or(eq(id, categoryId), eq(parentId, categoryId)));
  return inArray(column, within);
}

/** All categories in their order, each with how many published ones stand in itself. */
export const countByCategory = (db: Database, table: Categorised, now: Date) =>
  db
    .select({
      id: courseCategories.id,
      parentId: courseCategories.parentId,
      name: courseCategories.name,
      count: sql<number>`count(${table.id})::int`,
    })
    .from(courseCategories)
    .leftJoin(table, and(eq(table.categoryId, courseCategories.id), lte(table.publishedAt, now)))
    .groupBy(courseCategories.id)
    .orderBy(asc(courseCategories.sort), asc(courseCategories.id));

export interface SceneFilter {
  now: Date;
  categoryId: number | undefined;
  /** All, those that cost nothing, or all with those first that most have bought. */
  scene: 'all' | 'free' | 'popular';
  teacherId?: number | undefined;
  /** By the scene when left out. */
  sort?: 'newest' | 'popular' | 'cheapest' | undefined;
}

/** What is published, in its category and of its scene. */
export const isOfScene = (
  db: Database,
  table: typeof videos | typeof combos,
  { now, categoryId, scene, teacherId }: SceneFilter,
): SQL | undefined =>
  and(
    lte(table.publishedAt, now),
    isInCategory(db, table.categoryId, categoryId),
    scene === 'free' ? eq(table.charge, 0) : undefined,
    teacherId === undefined ? undefined : eq(table.teacherId, teacherId),
  );

/** What a list is ordered by: the order that is asked for, or else that of its scene. */
export const sortOf = <Sort extends string>({
  scene,
  sort,
}: {
  scene: SceneFilter['scene'];
  sort?: Sort | undefined;
}) => sort ?? (scene === 'popular' ? 'popular' : 'newest');

export function orderOfScene(
  { id, userCount, publishedAt, charge }: typeof videos | typeof combos,
  filter: SceneFilter,
): SQL[] {
  const by = { newest: desc(publishedAt), popular: desc(userCount), cheapest: asc(charge) };
  return [by[sortOf(filter)], desc(id)];
}

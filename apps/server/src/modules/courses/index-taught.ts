import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { combos, courseCategories, courses, teachers, videos } from '../../db/schema.ts';
import { courseCategorySource } from '../search/category-sources.ts';
import { idsUnderTag, labelsOf } from '../search/label-queries.ts';
import { dateHolders, renewAllDocuments, renewDocuments } from '../search/search-index.ts';
import { documentsOf, type SearchSource } from '../search/search-source.ts';
import { teacherSource } from '../teachers/teacher-search.ts';

type Taught = typeof courses | typeof videos | typeof combos;

const parents = alias(courseCategories, 'parents');

/** Content of a table that is or will be published, by what it says of itself. Of these three only courses carry tags. */
function taughtSource(type: 'vod' | 'video' | 'combo', table: Taught): SearchSource {
  const { id, title, thumb, shortDescription, renderDescription, publishedAt, categoryId, teacherId } = table;
  const carrier = type === 'vod' ? { type: 'course' as const, id } : undefined;
  return {
    type,
    all: sql`select ${id} as id from ${table} where ${isNotNull(publishedAt)}`,
    under: {
      teacher: (ids) => sql`select ${id} as id from ${table} where ${inArray(teacherId, [...ids])}`,
      courseCategory: (ids) => sql`select ${id} as id from ${table}
        join ${courseCategories} on ${eq(courseCategories.id, categoryId)}
        where ${or(inArray(categoryId, [...ids]), inArray(courseCategories.parentId, [...ids]))}`,
      ...(carrier && { tag: idsUnderTag(carrier.type) }),
    },
    async find(db, ids) {
      const labels = labelsOf([courseCategories.name, parents.name, teachers.name, teachers.title], carrier);
      const rows = await db
        .select({
          id,
          title,
          thumb,
          description: shortDescription,
          html: renderDescription,
          publishedAt,
          labels,
        })
        .from(table as typeof courses)
        .innerJoin(courseCategories, eq(courseCategories.id, categoryId))
        .leftJoin(parents, eq(parents.id, courseCategories.parentId))
        .leftJoin(teachers, eq(teachers.id, teacherId))
        .where(and(isNotNull(publishedAt), inArray(id, [...ids])));
      return documentsOf(type, rows);
    },
  };
}

/** How each of these is found. */
export const taughtSources = {
  vod: taughtSource('vod', courses),
  video: taughtSource('video', videos),
  combo: taughtSource('combo', combos),
};

/** Lets everything of a type be found that is or will be published; of these alone where `ids` names them. */
export const indexTaught = (
  db: Database,
  type: keyof typeof taughtSources,
  ids?: readonly number[],
): Promise<void> =>
  ids ? renewDocuments(db, taughtSources[type], ids) : renewAllDocuments(db, taughtSources[type]);

/** Fields that teachers and categories are found by: how much of theirs is published. */
const heldBy = ['published_at', 'category_id', 'teacher_id'];

/** Fields that people find it by, as the console's contract names them. */
const foundBy = ['title', 'thumb', 'short_description', 'render_description', 'tag_ids', ...heldBy];

/** Keeps up what can be found of those whose fields these are, also of what was removed. */
export async function keepUpTaught(
  tx: Database,
  type: keyof typeof taughtSources,
  { ids, fields }: { ids: readonly number[]; fields: ReadonlySet<string> },
): Promise<void> {
  if (foundBy.some((name) => fields.has(name))) await indexTaught(tx, type, ids);
  if (!heldBy.some((name) => fields.has(name))) return;
  await dateHolders(tx, teacherSource);
  if (type === 'vod') await dateHolders(tx, courseCategorySource);
}

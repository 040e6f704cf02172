import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { anthologies, articleCategories, teachers } from '../../db/schema.ts';
import { idsUnderTag, labelsOf } from '../search/label-queries.ts';
import { renewAllDocuments, renewDocuments } from '../search/search-index.ts';
import { documentsOf, type SearchSource } from '../search/search-source.ts';

const { id, title, thumb, shortDescription, renderDescription, publishedAt } = anthologies;

/** Anthologies that are or will be published, by what they say of themselves. */
export const anthologySource: SearchSource = {
  type: 'anthology',
  all: sql`select ${id} as id from ${anthologies} where ${isNotNull(publishedAt)}`,
  under: {
    teacher: (ids) => sql`select ${id} as id from ${anthologies}
      join ${teachers} on ${eq(teachers.userId, anthologies.authorId)} where ${inArray(teachers.id, [...ids])}`,
    articleCategory: (ids) =>
      sql`select ${id} as id from ${anthologies} where ${inArray(anthologies.categoryId, [...ids])}`,
    tag: idsUnderTag('anthology'),
  },
  async find(db, ids) {
    const labels = labelsOf([articleCategories.name, teachers.name], { type: 'anthology', id });
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
      .from(anthologies)
      .innerJoin(articleCategories, eq(articleCategories.id, anthologies.categoryId))
      .leftJoin(teachers, eq(teachers.userId, anthologies.authorId))
      .where(and(isNotNull(publishedAt), inArray(id, [...ids])));
    return documentsOf('anthology', rows);
  },
};

/** Lets every anthology be found that is or will be published; of these alone where `ids` names them. */
export const indexAnthologies = (db: Database, ids?: readonly number[]): Promise<void> =>
  ids ? renewDocuments(db, anthologySource, ids) : renewAllDocuments(db, anthologySource);

/** What readers find an anthology by, as the console's contract names it. */
const foundBy = [
  'title',
  'thumb',
  'short_description',
  'render_description',
  'published_at',
  'category_id',
  'tag_ids',
];

/** Keeps up what can be found of anthologies whose fields these are, also of what was removed. */
export async function keepUpAnthologies(
  tx: Database,
  ids: readonly number[],
  fields: ReadonlySet<string>,
): Promise<void> {
  if (foundBy.some((name) => fields.has(name))) await indexAnthologies(tx, ids);
}

import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { indexForSearch, removeFromSearch } from '../search/search-index.ts';

/** Lets every course be found that is or will be published, by what it says of itself; of these alone where `ids` names them. */
export async function indexCourses(db: Database, ids?: readonly number[]): Promise<void> {
  const { id, title, thumb, shortDescription, renderDescription, publishedAt } = courses;
  const rows = await db
    .select({ id, title, thumb, description: shortDescription, html: renderDescription, publishedAt })
    .from(courses)
    .where(and(isNotNull(publishedAt), ids && inArray(id, [...ids])));
  for (const { publishedAt: time, ...course } of rows)
    if (time) await indexForSearch(db, { type: 'vod', ...course, publishedAt: time });
  const isShown = new Set(rows.map((course) => course.id));
  if (ids)
    await removeFromSearch(
      db,
      'vod',
      ids.filter((each) => !isShown.has(each)),
    );
}

/** What readers find a course by, as the console's contract names it. */
const foundBy = ['title', 'thumb', 'short_description', 'render_description', 'published_at'];

/** Keeps up what can be found of courses whose fields these are, also of what was removed. */
export async function keepUpCourses(
  tx: Database,
  ids: readonly number[],
  fields: ReadonlySet<string>,
): Promise<void> {
  if (foundBy.some((name) => fields.has(name))) await indexCourses(tx, ids);
}

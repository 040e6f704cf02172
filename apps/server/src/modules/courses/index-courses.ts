import type { Database } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { indexTaught } from './index-taught.ts';

export const indexCourses = (db: Database, ids?: readonly number[]): Promise<void> =>
  indexTaught(db, 'vod', courses, ids);

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

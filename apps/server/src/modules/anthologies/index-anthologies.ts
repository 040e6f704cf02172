import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { anthologies } from '../../db/schema.ts';
import { indexForSearch, removeFromSearch } from '../search/search-index.ts';

/** Lets every anthology be found that is or will be published, by what it says of itself; of these alone where `ids` names them. */
export async function indexAnthologies(db: Database, ids?: readonly number[]): Promise<void> {
  const { id, title, thumb, shortDescription, renderDescription, publishedAt } = anthologies;
  const rows = await db
    .select({ id, title, thumb, description: shortDescription, html: renderDescription, publishedAt })
    .from(anthologies)
    .where(and(isNotNull(publishedAt), ids && inArray(id, [...ids])));
  for (const { publishedAt: time, ...anthology } of rows)
    if (time) await indexForSearch(db, { type: 'anthology', ...anthology, publishedAt: time });
  const isShown = new Set(rows.map((anthology) => anthology.id));
  if (ids)
    await removeFromSearch(
      db,
      'anthology',
      ids.filter((each) => !isShown.has(each)),
    );
}

/** What readers find an anthology by, as the console's contract names it. */
const foundBy = ['title', 'thumb', 'short_description', 'render_description', 'published_at'];

/** Keeps up what can be found of anthologies whose fields these are, also of what was removed. */
export async function keepUpAnthologies(
  tx: Database,
  ids: readonly number[],
  fields: ReadonlySet<string>,
): Promise<void> {
  if (foundBy.some((name) => fields.has(name))) await indexAnthologies(tx, ids);
}

import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { combos, courses, videos } from '../../db/schema.ts';
import { indexForSearch, removeFromSearch } from '../search/search-index.ts';

/** Lets everything of a table be found that is or will be published, by what it says of itself; of these alone where `ids` names them. */
export async function indexTaught(
  db: Database,
  type: 'vod' | 'video' | 'combo',
  table: typeof courses | typeof videos | typeof combos,
  ids?: readonly number[],
): Promise<void> {
  const { id, title, thumb, shortDescription, renderDescription, publishedAt } = table;
  const rows = await db
    .select({ id, title, thumb, description: shortDescription, html: renderDescription, publishedAt })
    .from(table)
    .where(and(isNotNull(publishedAt), ids && inArray(id, [...ids])));
  for (const { publishedAt: time, ...found } of rows)
    if (time) await indexForSearch(db, { type, ...found, publishedAt: time });
  const isShown = new Set(rows.map((found) => found.id));
  if (ids)
    await removeFromSearch(
      db,
      type,
      ids.filter((each) => !isShown.has(each)),
    );
}

/** What people find it by, as the console's contract names it. */
const foundBy = ['title', 'thumb', 'short_description', 'render_description', 'published_at'];

/** Keeps up what can be found of those whose fields these are, also of what was removed. */
export async function keepUpTaught(
  tx: Database,
  of: Parameters<typeof indexTaught>[1],
  table: Parameters<typeof indexTaught>[2],
  { ids, fields }: { ids: readonly number[]; fields: ReadonlySet<string> },
): Promise<void> {
  if (foundBy.some((name) => fields.has(name))) await indexTaught(tx, of, table, ids);
}

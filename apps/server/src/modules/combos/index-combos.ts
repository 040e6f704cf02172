import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { combos } from '../../db/schema.ts';
import { indexForSearch } from '../search/search-index.ts';

/** Lets every column be found that is or will be published; of these alone where `ids` names them. */
export async function indexCombos(db: Database, ids?: readonly number[]): Promise<void> {
  const { id, title, thumb, shortDescription, renderDescription, publishedAt } = combos;
  const rows = await db
    .select({ id, title, thumb, description: shortDescription, html: renderDescription, publishedAt })
    .from(combos)
    .where(and(isNotNull(publishedAt), ids && inArray(id, [...ids])));
  for (const { publishedAt: time, ...found } of rows)
    if (time) await indexForSearch(db, { type: 'combo', ...found, publishedAt: time });
}

import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { anthologies } from '../../db/schema.ts';
import { indexForSearch } from '../search/search-index.ts';

/** Lets every anthology be found that is or will be published, by what it says of itself. */
export async function indexAnthologies(db: Database): Promise<void> {
  const { id, title, thumb, shortDescription, renderDescription, publishedAt } = anthologies;
  const rows = await db
    .select({ id, title, thumb, description: shortDescription, html: renderDescription, publishedAt })
    .from(anthologies)
    .where(isNotNull(publishedAt));
  for (const { publishedAt: time, ...anthology } of rows)
    if (time) await indexForSearch(db, { type: 'anthology', ...anthology, publishedAt: time });
}

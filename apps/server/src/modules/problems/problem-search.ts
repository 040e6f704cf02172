import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { problems } from '../../db/schema.ts';
import { indexForSearch, removeFromSearch } from '../search/search-index.ts';
import { findDocuments } from '../search/search.repo.ts';
import { anyOf } from '../search/tokens.ts';

/** Lets a problem be found by what it says now, or not any more; in the transaction of its change. */
export async function renewInSearch(tx: Database, id: number): Promise<void> {
  const [row] = await tx.select().from(problems).where(eq(problems.id, id));
  if (!row || row.visibility !== 'shown' || row.deletedAt !== null || row.mergedIntoId !== null)
    return removeFromSearch(tx, 'problem', [id]);
  await indexForSearch(tx, {
    type: 'problem',
    id,
    title: row.title,
    thumb: '',
    description: row.excerpt,
    html: row.content,
    publishedAt: row.createdAt,
  });
}

/** The ids of problems that share the most with a title, the likeliest first. */
export async function findSimilar(db: Database, title: string, now: Date): Promise<number[]> {
  const query = anyOf(title);
  if (query === null) return [];
  const { rows } = await findDocuments(db, { query, type: 'problem', now, limit: 5, offset: 0 });
  return rows.map(({ resourceId }) => resourceId);
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, notes, videoRecords } from '../../db/schema.ts';
import { postTables } from '../community/post-tables.ts';

const { problem, solution, issue, doubt } = postTables;

/** What one person has written or made. */
const authored = {
  article: { table: articles, id: articles.id, authorId: articles.authorId },
  records: { table: videoRecords, id: videoRecords.id, authorId: videoRecords.userId },
  note: { table: notes, id: notes.id, authorId: notes.userId },
  problem: { table: problem, id: problem.id, authorId: problem.userId },
  solution: { table: solution, id: solution.id, authorId: solution.userId },
  issue: { table: issue, id: issue.id, authorId: issue.userId },
  doubt: { table: doubt, id: doubt.id, authorId: doubt.userId },
} as const;

const isAuthored = (type: string): type is keyof typeof authored => type in authored;

/** Who is told of what is said of a thing and who likes it; undefined for what the school offers, and when their account is gone. */
export async function findAuthor(
  db: Database,
  { type, id }: { type: string; id: number },
): Promise<number | undefined> {
  if (!isAuthored(type)) return undefined;
  const of = authored[type];
  const [row] = await db.select({ authorId: of.authorId }).from(of.table).where(eq(of.id, id));
  return row?.authorId ?? undefined;
}

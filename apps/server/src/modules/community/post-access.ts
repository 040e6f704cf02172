import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doubts, problems, solutions } from '../../db/schema.ts';
import type { IsReadable } from '../resource-cards/resource.ts';
import { isCommunityOpen } from './community-switch.ts';
import { isSeenBy, type PostViewer } from './post-viewer.ts';
import { postTables, type PostRef, type PostType } from './post-tables.ts';

/** Who wrote a post that this person may read; undefined when there is none that they may. */
export async function findReadable(
  db: Database,
  { type, id }: PostRef,
  viewer: PostViewer,
): Promise<{ userId: number } | undefined> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select ${postTables[type].userId} as user_id from ${postTables[type]}
    where ${and(eq(postTables[type].id, id), isSeenBy(type, viewer), isAboveSeen(type, viewer))}`);
  return rows[0] && { userId: Number(rows[0].user_id) };
}

/** An answer is read by who may read what it answers; a doubt by who may. */
function isAboveSeen(type: PostType, viewer: PostViewer) {
  if (type === 'solution')
    return sql`exists (select from ${problems} where ${and(
      eq(problems.id, solutions.problemId),
      isSeenBy('problem', viewer),
    )})`;
  // Private ones are never read by way of what hangs on them: their own calls know who teaches.
  if (type === 'doubt') return eq(doubts.isPublic, true);
  if (type === 'doubt_answer') return sql`false`;
  return undefined;
}

/** A post for who says something below it or likes it: nobody while the section is switched off. */
export const readablePost = (type: PostType): { isReadable: IsReadable } => ({
  isReadable: async (db, id, { viewerId: userId }) =>
    (await isCommunityOpen(db)) &&
    (await findReadable(db, { type, id }, { userId, isModerator: false })) !== undefined,
});

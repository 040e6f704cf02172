import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doubtAnswers, doubts, problems, solutions } from '../../db/schema.ts';
import { isDoubtReadable } from '../doubts/doubt-access.ts';
import { findReach } from '../my/my.repo.ts';
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
  if (type === 'doubt') return isDoubtReadable(viewer);
  if (type === 'doubt_answer')
    return sql`exists (select from ${doubts} where ${and(
      eq(doubts.id, doubtAnswers.doubtId),
      isDoubtReadable(viewer),
    )})`;
  return undefined;
}

/** A post for who says something below it or likes it: nobody while the section is switched off. */
export const readablePost = (type: PostType): { isReadable: IsReadable } => ({
  isReadable: async (db, id, { viewerId: userId }) =>
    (await isCommunityOpen(db)) &&
    (await findReadable(db, { type, id }, { userId, isModerator: await isModeratorOf(db, type, userId) })) !==
      undefined,
});

/** Moderators follow a private doubt to what is said below it; what they have hidden of others is closed to them as to all. */
const isModeratorOf = async (db: Database, type: PostType, userId: number | null): Promise<boolean> =>
  type === 'doubt' && userId !== null && (await findReach(db, { userId }, 'problem')) !== null;

import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Viewer } from '../../contract/implement.ts';
import { thumbsUps, users } from '../../db/schema.ts';
import { findReach } from '../my/my.repo.ts';
import { postTables, type PostType } from './post-tables.ts';

/** Who looks at posts. */
export interface PostViewer {
  /** Null for a visitor. */
  userId: number | null;
  /** Sees what waits for a moderator or was hidden. */
  isModerator: boolean;
}

export const postViewerOf = async (db: Database, viewer: Viewer | null): Promise<PostViewer> => ({
  userId: viewer?.userId ?? null,
  isModerator: viewer !== null && (await findReach(db, viewer, 'problem')) !== null,
});

/** What this person may see of a type of posts: what is shown, their own, and as a moderator all but what is deleted. */
export function isSeenBy(type: PostType, { userId, isModerator }: PostViewer): SQL | undefined {
  const { visibility, userId: author, deletedAt } = postTables[type];
  return and(
    isNull(deletedAt),
    isModerator ? undefined : or(eq(visibility, 'shown'), userId === null ? undefined : eq(author, userId)),
  );
}

/** Who wrote it, as JSON; null when the account is closed, also while its owner may still come back. Needs a left join of `users`. */
export const authorJson = sql<Author | null>`case when ${users.id} is not null and ${users.destroysAt} is null then json_build_object(
  'id', ${users.id}, 'nick_name', ${users.nickName}, 'avatar', ${users.avatar}) end`;

interface Author {
  id: number;
  nick_name: string;
  avatar: string;
}

/** Whether this person likes it. */
export function isLikedBy(type: 'problem' | 'solution' | 'issue' | 'doubt', userId: number | null) {
  if (userId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select from ${thumbsUps} where ${and(
    eq(thumbsUps.userId, userId),
    eq(thumbsUps.resourceType, type),
    eq(thumbsUps.resourceId, postTables[type].id),
  )})`;
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { postVersions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { communityStrings as strings } from './community.strings.ts';
import { mentionInPost } from './post-mentions.ts';
import { isTitled, postTables, type PostRef } from './post-tables.ts';
import type { PostText } from './post-text.ts';

interface Own extends PostRef {
  userId: number;
}

/** Changes a post of one's own and keeps what it said, in a transaction that has locked what it hangs on. Somebody else's is none. */
export async function editPost(
  tx: Database,
  { type, id, userId }: Own,
  { title, text, now }: { title?: string; text: PostText; now: Date },
): Promise<void> {
  const table = postTables[type];
  const { rows } = await tx.execute<{ title: string; content: string; visibility: string }>(sql`
    select ${isTitled(type) ? sql`title` : sql`'' as title`}, content, visibility from ${table}
    where id = ${id} and user_id = ${userId} and deleted_at is null for update`);
  const [before] = rows;
  if (!before) throw new Problem(404, strings.missing);
  if (before.content === text.content && (title ?? before.title) === before.title) return;
  await tx.insert(postVersions).values({
    postType: type,
    postId: id,
    title: before.title,
    content: before.content,
    createdAt: now,
  });
  // What a moderator has hidden stays so, whatever is made of it; a word that is taken out again does not let it through unseen.
  const visibility = text.heldWord !== '' && before.visibility === 'shown' ? 'held' : before.visibility;
  await tx.execute(sql`
    update ${table} set content = ${text.content}, excerpt = ${text.excerpt}, visibility = ${visibility},
      ${text.heldWord === '' ? sql`` : sql`held_word = ${text.heldWord},`}
      ${title === undefined ? sql`` : sql`title = ${title},`}
      edited_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz
    where id = ${id}`);
  await mentionInPost(tx, { type, id }, now);
}

/** Deletes a post, or takes that back. False when there was nothing to do. */
export async function setDeleted(
  tx: Database,
  { type, id, userId }: PostRef & { userId?: number },
  { isDeleted, now }: { isDeleted: boolean; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update ${postTables[type]} set deleted_at = ${isDeleted ? now.toISOString() : null}::timestamptz,
      updated_at = ${now.toISOString()}::timestamptz
    where id = ${id} ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}
      and deleted_at is ${isDeleted ? sql`null` : sql`not null`}`);
  return rowCount === 1;
}

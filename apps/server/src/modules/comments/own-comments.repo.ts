import { commentUndoMinutes } from '@shuyuan/api-client';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { comments, postVersions } from '../../db/schema.ts';
import { isShown, lockThreads, recountThreads } from '../comment-threads/comment-threads.repo.ts';

/** Takes a comment of its author's away with its words, which lie apart for as long as that can be taken back. False when it is theirs no more, or gone. */
export async function deleteOwn(db: Database, id: number, userId: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockThreads(tx, [id]);
    const deleted = await tx
      .update(comments)
      .set({
        deletedAt: now,
        updatedAt: now,
        content: '',
        contentHtml: '',
        removedContent: comments.content,
      })
      .where(and(eq(comments.id, id), eq(comments.userId, userId), isNull(comments.deletedAt)))
      .returning({ id: comments.id });
    if (deleted.length > 0) await recountThreads(tx, [id]);
    return deleted.length > 0;
  });
}

/** Brings back what its author has deleted after `since`, with the words that lie apart. False when there is none such. */
export async function restoreOwn(
  db: Database,
  { id, userId, htmlOf }: { id: number; userId: number; htmlOf: (text: string) => string },
  since: Date,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockThreads(tx, [id]);
    const [removed] = await tx
      .select({ words: comments.removedContent })
      .from(comments)
      .where(
        and(
          eq(comments.id, id),
          eq(comments.userId, userId),
          gt(comments.deletedAt, since),
          ne(comments.removedContent, ''),
        ),
      )
      .for('update');
    if (!removed) return false;
    const { words } = removed;
    await tx
      .update(comments)
      .set({
        deletedAt: null,
        updatedAt: now,
        content: words,
        contentHtml: htmlOf(words),
        removedContent: '',
      })
      .where(eq(comments.id, id));
    await recountThreads(tx, [id]);
    return true;
  });
}

interface Edited {
  id: number;
  userId: number;
  content: string;
  contentHtml: string;
  /** The word because of which it waits from now on; empty without one. */
  heldWord: string;
}

/**
 * Changes the words of a comment of its author's that was written after `since`, and keeps what they were for moderators. False when there
 * is none such.
 */
export async function editOwn(
  tx: Database,
  { id, userId, ...words }: Edited,
  since: Date,
  now: Date,
): Promise<boolean> {
  const isHeld = words.heldWord !== '';
  if (isHeld) await lockThreads(tx, [id]);
  const [before] = await tx
    .select({ content: comments.contentHtml })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.userId, userId), isShown, gt(comments.createdAt, since)))
    .for('update');
  if (!before) return false;
  await tx
    .insert(postVersions)
    .values({ postType: 'comment', postId: id, title: '', content: before.content, createdAt: now });
  await tx
    .update(comments)
    .set({ ...words, isHidden: isHeld, editedAt: now, updatedAt: now })
    .where(eq(comments.id, id));
  if (isHeld) await recountThreads(tx, [id]);
  return true;
}

/** What authors have deleted and can bring back no more goes for good, with what it was before it was changed. */
export async function forgetRemovedWords(db: Database): Promise<void> {
  const isOver = sql`${comments.removedContent} <> '' and ${comments.deletedAt} < now() - make_interval(mins => ${commentUndoMinutes}::int)`;
  await db.execute(sql`
    delete from post_versions where post_type = 'comment' and post_id in (select id from comments where ${isOver})`);
  await db.update(comments).set({ removedContent: '' }).where(isOver);
}

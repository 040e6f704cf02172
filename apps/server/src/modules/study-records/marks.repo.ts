import type { ThumbsUpRef } from '@shuyuan/api-client';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favorites, notes, thumbsUps } from '../../db/schema.ts';

const isOf = ({ type, id }: ThumbsUpRef) =>
  and(eq(thumbsUps.resourceType, type), eq(thumbsUps.resourceId, Number(id)));

/** How many like something, and whether this person does. */
export async function findThumbsUps(db: Database, userId: number | undefined, ref: ThumbsUpRef) {
  const [count, own] = await Promise.all([
    db.$count(thumbsUps, isOf(ref)),
    userId === undefined ? 0 : db.$count(thumbsUps, and(isOf(ref), eq(thumbsUps.userId, userId))),
  ]);
  return { thumbs_up_count: count, is_thumbs_up: own > 0 };
}

/** What can be liked and set aside. */
type MarkedRef = ThumbsUpRef & { type: Exclude<ThumbsUpRef['type'], 'note'> };

/** What a person has made of something, and how many like it. */
export async function findMarks(db: Database, userId: number | undefined, ref: MarkedRef) {
  const { resourceType, resourceId } = favorites;
  const [thumbs, kept] = await Promise.all([
    findThumbsUps(db, userId, ref),
    userId === undefined
      ? 0
      : db.$count(
          favorites,
          and(eq(favorites.userId, userId), eq(resourceType, ref.type), eq(resourceId, Number(ref.id))),
        ),
  ]);
  return { ...thumbs, is_collect: kept > 0 };
}

interface ThumbsUp {
  userId: number;
  ref: ThumbsUpRef;
  isOn: boolean;
  now: Date;
}

/** Likes something, or does not any more. Done also when it was so. */
export async function setThumbsUp(db: Database, thumbsUp: ThumbsUp): Promise<void> {
  const { type, id } = thumbsUp.ref;
  if (type !== 'note') return setRow(db, thumbsUp);
  // Lists of notes stand in the order of their counts.
  await db.transaction(async (tx) => {
    await tx
      .select({ id: notes.id })
      .from(notes)
      .where(eq(notes.id, Number(id)))
      .for('update');
    await setRow(tx, thumbsUp);
    await tx
      .update(notes)
      .set({ thumbsUpCount: await tx.$count(thumbsUps, isOf(thumbsUp.ref)) })
      .where(eq(notes.id, Number(id)));
  });
}

async function setRow(db: Database, { userId, ref, isOn, now }: ThumbsUp): Promise<void> {
  if (isOn)
    await db
      .insert(thumbsUps)
      .values({ userId, resourceType: ref.type, resourceId: Number(ref.id), createdAt: now })
      .onConflictDoNothing();
  else await db.delete(thumbsUps).where(and(isOf(ref), eq(thumbsUps.userId, userId)));
}

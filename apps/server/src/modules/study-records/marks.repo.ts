import type { ThumbsUpRef } from '@shuyuan/api-client';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doubts, favorites, issues, notes, problems, solutions, thumbsUps } from '../../db/schema.ts';
import { tellThumbsUp } from '../messages/tell-thumbs-up.ts';

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
type MarkedRef = ThumbsUpRef & { type: (typeof favorites.$inferSelect)['resourceType'] };

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

/** Where the count of likes stands beside what is liked, because lists stand in its order. */
const counted = {
  note: notes,
  problem: problems,
  solution: solutions,
  issue: issues,
  doubt: doubts,
} as const;

const isCounted = (type: string): type is keyof typeof counted => type in counted;

/** Likes something, or does not any more, and tells who has made it. Done also when it was so. */
export async function setThumbsUp(db: Database, thumbsUp: ThumbsUp): Promise<void> {
  const { type, id } = thumbsUp.ref;
  await db.transaction(async (tx) => {
    const table = isCounted(type) ? counted[type] : null;
    // All who like it wait for each other, so that the count is that of the rows.
    if (table) await tx.execute(sql`select 1 from ${table} where id = ${Number(id)} for update`);
    if (!(await setRow(tx, thumbsUp))) return;
    if (table) {
      const count = await tx.$count(thumbsUps, isOf(thumbsUp.ref));
      await tx.execute(sql`update ${table} set thumbs_up_count = ${count} where id = ${Number(id)}`);
    }
    await tellThumbsUp(tx, { ...thumbsUp, ref: { type, id: Number(id) } });
  });
}

/** False when it was so. */
async function setRow(db: Database, { userId, ref, isOn, now }: ThumbsUp): Promise<boolean> {
  const { rowCount } = isOn
    ? await db
        .insert(thumbsUps)
        .values({ userId, resourceType: ref.type, resourceId: Number(ref.id), createdAt: now })
        .onConflictDoNothing()
    : await db.delete(thumbsUps).where(and(isOf(ref), eq(thumbsUps.userId, userId)));
  return rowCount === 1;
}

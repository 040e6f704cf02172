import { and, desc, eq, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { blocks, follows, users } from '../../db/schema.ts';

const person = {
  id: users.id,
  uuid: users.uuid,
  avatar: users.avatar,
  nick_name: users.nickName,
  about: users.about,
};

const back = alias(follows, 'back');

/**
 * One side of a person's follows. A blocked person's follow stands, so that nothing tells them of the block; whoever blocks them
 * does not see it.
 */
const sideOf = (db: Database, userId: number, side: 'followings' | 'followers') =>
  side === 'followings'
    ? eq(follows.userId, userId)
    : and(
        eq(follows.followedId, userId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(blocks)
            .where(and(eq(blocks.userId, follows.followedId), eq(blocks.blockedId, follows.userId))),
        ),
      );

/** One page of whom a person follows, or of who follows them, the latest first. */
export const listFollows = (
  db: Database,
  userId: number,
  side: 'followings' | 'followers',
  { page, size }: { page: number; size: number },
) => {
  const other = side === 'followings' ? follows.followedId : follows.userId;
  return db
    .select({
      user: person,
      createdAt: follows.createdAt,
      isMutual: sql<boolean>`${back.userId} is not null`,
    })
    .from(follows)
    .innerJoin(users, eq(users.id, other))
    .leftJoin(back, and(eq(back.userId, follows.followedId), eq(back.followedId, follows.userId)))
    .where(sideOf(db, userId, side))
    .orderBy(desc(follows.createdAt), desc(other))
    .limit(size)
    .offset((page - 1) * size);
};

export const countFollows = (
  db: Database,
  userId: number,
  side: 'followings' | 'followers',
): Promise<number> => db.$count(follows, sideOf(db, userId, side));

/** How many follow a person as others see it: the same before and after a block. */
export const countAllFollowers = (db: Database, userId: number): Promise<number> =>
  db.$count(follows, eq(follows.followedId, userId));

/** A person, unless their account is closed. */
export async function findPerson(db: Database, id: number) {
  const [row] = await db
    .select({ ...person, createdAt: users.createdAt })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.destroysAt)));
  return row;
}

/** How one person stands to another: 0 does not follow, 1 follows, 2 each follows the other. */
export async function statusOf(db: Database, userId: number, otherId: number): Promise<0 | 1 | 2> {
  const rows = await db
    .select({ userId: follows.userId })
    .from(follows)
    .where(
      or(
        and(eq(follows.userId, userId), eq(follows.followedId, otherId)),
        and(eq(follows.userId, otherId), eq(follows.followedId, userId)),
      ),
    );
  if (!rows.some((row) => row.userId === userId)) return 0;
  return rows.length === 2 ? 2 : 1;
}

/** False when they follow them already. */
export async function follow(db: Database, userId: number, followedId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .insert(follows)
    .values({ userId, followedId, createdAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function unfollow(db: Database, userId: number, followedId: number): Promise<void> {
  await db.delete(follows).where(and(eq(follows.userId, userId), eq(follows.followedId, followedId)));
}

/** Whether `userId` blocks `blockedId`. */
export const isBlocking = async (db: Database, userId: number, blockedId: number): Promise<boolean> =>
  (await db.$count(blocks, and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)))) > 0;

/** Blocks a person, and follows them no more. Their own follow stays: it would tell them by being gone. */
export async function block(tx: Database, userId: number, blockedId: number, now: Date): Promise<void> {
  await tx.insert(blocks).values({ userId, blockedId, createdAt: now }).onConflictDoNothing();
  await unfollow(tx, userId, blockedId);
}

export async function unblock(db: Database, userId: number, blockedId: number): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, blockedId)));
}

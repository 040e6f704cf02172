import type { ReviewedRef } from '@shuyuan/api-client';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { reviews, users } from '../../db/schema.ts';

/** Stars, rounded as a reader would. */
const roundedStars = sql<number>`round(${reviews.rating} / 10.0)`;

const isOf = ({ type, id }: ReviewedRef) =>
  and(eq(reviews.resourceType, type), eq(reviews.resourceId, Number(id)));

const isSeen = (of: ReviewedRef, stars?: number): SQL | undefined =>
  and(isOf(of), eq(reviews.state, 'approved'), stars === undefined ? undefined : eq(roundedStars, stars));

const selectReviews = (db: Database) =>
  db
    .select({
      id: reviews.id,
      user: { id: users.id, nickName: users.nickName, avatar: users.avatar },
      isAnonymous: reviews.isAnonymous,
      rating: reviews.rating,
      rating1: reviews.rating1,
      rating2: reviews.rating2,
      rating3: reviews.rating3,
      content: reviews.content,
      state: reviews.state,
      reply: reviews.reply,
      repliedAt: reviews.repliedAt,
      createdAt: reviews.createdAt,
      editedAt: reviews.editedAt,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId));

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/** One page of what everybody sees, newest first. */
export const listReviews = (
  db: Database,
  of: ReviewedRef,
  { page, size, stars }: { page: number; size: number; stars?: number | undefined },
): Promise<ReviewRow[]> =>
  selectReviews(db)
    .where(isSeen(of, stars))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(size)
    .offset((page - 1) * size);

/** Means in tenths, null where there is none, and how many have 1 to 5 stars: of what everybody sees. */
export async function summarise(db: Database, of: ReviewedRef) {
  const ofStars = (stars: number) => sql<number>`count(*) filter (where ${roundedStars} = ${stars})::int`;
  const meanOf = (ratings: SQL | PgColumn) => sql<string | null>`round(avg(${ratings}), 1)`;
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      rating: meanOf(sql`${reviews.rating} / 10.0`),
      rating1: meanOf(reviews.rating1),
      rating2: meanOf(reviews.rating2),
      rating3: meanOf(reviews.rating3),
      one: ofStars(1),
      two: ofStars(2),
      three: ofStars(3),
      four: ofStars(4),
      five: ofStars(5),
    })
    .from(reviews)
    .where(isSeen(of));
  return found;
}

export async function findReviewOf(
  db: Database,
  of: ReviewedRef,
  userId: number,
): Promise<ReviewRow | undefined> {
  const [found] = await selectReviews(db).where(and(isOf(of), eq(reviews.userId, userId)));
  return found;
}

/** Somebody's own, by its id. */
export async function findOwn(db: Database, id: number, userId: number): Promise<ReviewRow | undefined> {
  const [found] = await selectReviews(db).where(and(eq(reviews.id, id), eq(reviews.userId, userId)));
  return found;
}

/** Three ratings and a text, as they are stored. */
export interface Written {
  rating1: number;
  rating2: number;
  rating3: number;
  content: string;
  isAnonymous: boolean;
}

/** False when they have written one already. */
export async function insertReview(
  db: Database,
  { of, userId, now, ...written }: Written & { of: ReviewedRef; userId: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(reviews)
    .values({
      ...written,
      userId,
      resourceType: of.type,
      resourceId: Number(of.id),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** False when it is older than `since`. */
export async function changeReview(
  db: Database,
  { id, userId, since, now, ...written }: Written & { id: number; userId: number; since: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(reviews)
    .set({ ...written, editedAt: now, updatedAt: now })
    .where(
      and(
        eq(reviews.id, id),
        eq(reviews.userId, userId),
        sql`${reviews.createdAt} > ${since.toISOString()}::timestamptz`,
      ),
    );
  return rowCount === 1;
}

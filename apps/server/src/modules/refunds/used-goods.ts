import { refundUnits } from '@shuyuan/api-client/money';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseLessons, grants, orders } from '../../db/schema.ts';
import { studiedParts } from '../combos/combo-resource.ts';
import { studiedLessons } from '../courses/lesson-study.ts';
import type { OrderRow } from '../orders/orders.repo.ts';
import type { Used } from './propose-refund.ts';

interface Person {
  userId: number;
  now: Date;
}

const nothing: Used = { unit: 'none', done: 0, total: 0 };
const day = 24 * 60 * 60 * 1000;

/** What a person has used of what they have ordered: lessons that they have finished, or days that have begun. */
export async function findUsed(
  db: Database,
  { id, userId, goodsType, goodsId }: OrderRow,
  now: Date,
): Promise<Used> {
  if (userId === null) return nothing;
  switch (refundUnits[goodsType]) {
    case 'day':
      return daysOf(db, id, now);
    case 'lesson': {
      const parts = goodsType === 'combo' ? inCombo : inCourse;
      return countLessons(db, parts(goodsId, { userId, now }));
    }
    case 'none':
      return nothing;
  }
}

async function daysOf(db: Database, orderId: string, now: Date): Promise<Used> {
  const [term] = await db
    .select({ startsAt: grants.startsAt, endsAt: grants.endsAt })
    .from(grants)
    .where(eq(grants.orderId, orderId));
  if (!term?.endsAt) return nothing;
  // What an upgrade has ended would have gone on: that time is used up first, since it comes back.
  const [ended] = await db
    .select({ endsAt: grants.endsAt })
    .from(orders)
    .innerJoin(grants, eq(grants.id, orders.discountId))
    .where(and(eq(orders.id, orderId), eq(orders.discountKind, 'upgrade')));
  const from = Math.max(term.startsAt.getTime(), ended?.endsAt?.getTime() ?? 0);
  const total = Math.round((term.endsAt.getTime() - term.startsAt.getTime()) / day);
  const begun = Math.ceil((now.getTime() - from) / day);
  return { unit: 'day', done: Math.min(total, Math.max(0, begun)), total };
}

const inCourse = (courseId: number, { userId, now }: Person) => sql`
  select done_at is not null as is_done
  from (${studiedLessons({ user: userId, now, isMeant: eq(courseLessons.courseId, courseId) })}) as lessons where is_counted`;

const inCombo = (comboId: number, { userId, now }: Person) => sql`
  select is_done from (${studiedParts(userId, now)}) as parts where id = ${comboId}`;

async function countLessons(db: Database, parts: SQL): Promise<Used> {
  const { rows } = await db.execute<{ total: number; done: number }>(sql`
    select count(*)::int as total, (count(*) filter (where is_done))::int as done from (${parts}) as parts`);
  const { total = 0, done = 0 } = rows[0] ?? {};
  return total === 0 ? nothing : { unit: 'lesson', done, total };
}

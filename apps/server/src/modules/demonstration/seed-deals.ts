import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, flashSales, groupBuys, settings, users } from '../../db/schema.ts';
import { createDealOrder } from '../deals/deal-order.ts';
import { insertParticipant } from '../deals/group-buys.repo.ts';
import { joinPaidTeam } from '../deals/group-teams.ts';
import { markPaid } from '../orders/orders.repo.ts';
import { dealsSeed } from './deals.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

const hour = 60 * 60 * 1000;
const { sale, group } = dealsSeed;

/** A flash sale of one course, and another for less to three together, with groups that wait for people. */
export async function seedDeals({ clock }: SeedDeps, db: Database): Promise<void> {
  const now = clock.now();
  await db
    .insert(settings)
    .values(['features.miaosha', 'features.tuangou'].map((key) => ({ key, value: true })))
    .onConflictDoNothing();
  const inSale = await findSold(db, sale.course);
  if (inSale)
    await db.insert(flashSales).values({
      goodsType: 'course',
      goodsId: inSale.id,
      charge: Math.ceil(inSale.charge * sale.share),
      num: sale.num,
      startedAt: now,
      endedAt: new Date(now.getTime() + sale.hours * hour),
    });
  const together = await findSold(db, group.course);
  if (together) await seedGroup(db, together, now);
}

async function seedGroup(db: Database, course: { id: number; charge: number }, now: Date): Promise<void> {
  const charge = Math.ceil(course.charge * group.share);
  const [offer] = await db
    .insert(groupBuys)
    .values({
      goodsType: 'course',
      goodsId: course.id,
      charge,
      peopleNum: group.people,
      timeLimit: group.teamHours,
      startedAt: now,
      endedAt: new Date(now.getTime() + group.hours * hour),
    })
    .returning({ id: groupBuys.id });
  for (const name of group.starters) {
    const [starter] = await db.select({ id: users.id }).from(users).where(eq(users.nickName, name));
    if (!offer || !starter) continue;
    const goods = { userId: starter.id, type: 'course', goodsId: course.id } as const;
    const order = await createDealOrder(db, goods, { kind: 'group_buy', id: offer.id, charge }, now);
    await insertParticipant(db, {
      groupBuyId: offer.id,
      teamId: null,
      userId: starter.id,
      orderId: order.id,
      createdAt: now,
    });
    await markPaid(db, order.id, {
      paymentMethod: 'wechat',
      transaction: `demonstration-${order.id}`,
      paidAt: now,
    });
    await joinPaidTeam(db, order, now);
  }
}

/** Undefined where it is hidden, free or gone by now. */
async function findSold(db: Database, title: string) {
  const [course] = await db
    .select({ id: courses.id, charge: courses.charge })
    .from(courses)
    .where(and(eq(courses.title, title), gt(courses.charge, 0), isNotNull(courses.publishedAt)));
  return course;
}

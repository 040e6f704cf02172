import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  courses,
  membershipPlans,
  papers,
  redeemActivities,
  redeemCodes,
  settings,
  users,
  type RedeemedGoods,
} from '../../db/schema.ts';
import { redeemCode } from '../redeem-codes/redeem-codes.service.ts';
import { redeemSeeds, type RedeemSeed } from './redeem-codes.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

const day = 24 * 60 * 60 * 1000;

/** Codes for a membership, codes for a course with a paper of which one was used, and the section that takes them. */
export async function seedRedeemCodes({ clock }: SeedDeps, db: Database): Promise<void> {
  const now = clock.now();
  const { membership, gift } = redeemSeeds;
  await db.insert(settings).values({ key: 'features.codeExchanger', value: true }).onConflictDoNothing();
  const [plan] = await db
    .select({ id: membershipPlans.id })
    .from(membershipPlans)
    .where(eq(membershipPlans.name, membership.plan));
  if (plan) await seedActivity(db, membership, [{ sign: 'vip', id: plan.id }], now);
  const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.title, gift.course));
  const [paper] = await db.select({ id: papers.id }).from(papers).where(eq(papers.title, gift.paper));
  if (!course || !paper) return;
  const goods: RedeemedGoods[] = [
    { sign: 'vod', id: course.id },
    { sign: 'paper', id: paper.id },
  ];
  await seedActivity(db, gift, goods, now);
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.nickName, gift.usedBy));
  const [typed] = gift.codes;
  if (person && typed !== undefined) await redeemCode(db, { typed, userId: person.id, now });
}

async function seedActivity(
  db: Database,
  { name, days, codes }: RedeemSeed,
  goods: RedeemedGoods[],
  now: Date,
): Promise<void> {
  const [activity] = await db
    .insert(redeemActivities)
    .values({
      name,
      startAt: now,
      endAt: new Date(now.getTime() + days * day),
      goods,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: redeemActivities.id });
  if (!activity) return;
  await db
    .insert(redeemCodes)
    .values(codes.map((code) => ({ activityId: activity.id, code, createdAt: now })));
}

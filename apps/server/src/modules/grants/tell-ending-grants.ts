import { and, asc, eq, gt, gte, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayOf } from '../../calendar/day-in-china.ts';
import type { Database } from '../../db/database.ts';
import { grants, messages, messageSettings } from '../../db/schema.ts';
import { goodsTitle } from '../manage/goods-of-grants.ts';
import { tell } from '../messages/tell.ts';

/** How long before something ends its owner is told. */
const noticeDays = 3;

const day = 86_400_000;

/** The rest is told the next time. */
const mostAtOnce = 500;

/**
 * Tells people once what ends within three days: nothing that was taken back, or that another grant prolongs. Any number of servers
 * may do so at once.
 */
export async function tellEndingGrants(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { userId, goodsType, goodsId, endsAt, title } of await findEnding(tx, now))
      await tell(tx, {
        userId,
        type: 'grant_ending',
        actorId: null,
        resource: { type: goodsType, id: goodsId },
        data: { title, excerpt: endsAt === null ? '' : dayOf(endsAt) },
        now,
      });
  });
}

const later = alias(grants, 'later');

function findEnding(tx: Database, now: Date) {
  const one = { one: sql`1` };
  const isProlonged = tx
    .select(one)
    .from(later)
    .where(
      and(
        eq(later.userId, grants.userId),
        eq(later.goodsType, grants.goodsType),
        // Terms of one membership may be of different plans.
        or(eq(later.goodsId, grants.goodsId), eq(later.goodsType, 'membership')),
        isNull(later.revokedAt),
        or(isNull(later.endsAt), gt(later.endsAt, grants.endsAt)),
      ),
    );
  const isTold = tx
    .select(one)
    .from(messages)
    .where(
      and(
        eq(messages.userId, grants.userId),
        eq(messages.type, 'grant_ending'),
        eq(messages.resourceType, grants.goodsType),
        eq(messages.resourceId, grants.goodsId),
        gte(messages.happenedAt, sql`${grants.endsAt} - make_interval(days => ${noticeDays})`),
      ),
    );
  const isOff = tx
    .select(one)
    .from(messageSettings)
    .where(
      and(
        eq(messageSettings.userId, grants.userId),
        eq(messageSettings.type, 'grant_ending'),
        eq(messageSettings.isOn, false),
      ),
    );
  return tx
    .select({
      userId: grants.userId,
      goodsType: grants.goodsType,
      goodsId: grants.goodsId,
      endsAt: grants.endsAt,
      title: goodsTitle,
    })
    .from(grants)
    .where(
      and(
        isNull(grants.revokedAt),
        gt(grants.endsAt, now),
        lte(grants.endsAt, new Date(now.getTime() + noticeDays * day)),
        notExists(isProlonged),
        notExists(isTold),
        notExists(isOff),
      ),
    )
    .orderBy(asc(grants.endsAt), asc(grants.id))
    .limit(mostAtOnce)
    .for('update', { skipLocked: true });
}

import { and, asc, eq, gte, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { blocks, doubts, messages, messageSettings } from '../../db/schema.ts';
import { dayAndTime } from '../manage/cells.ts';
import { tell } from '../messages/tell.ts';
import { teachersOfDoubt } from './doubt-access.ts';
import { doubtStrings as strings } from './doubts.strings.ts';

/** The rest is told the next time. */
const mostAtOnce = 500;

/** Reminds each teacher once of a promise whose time has passed without an answer. Any number of servers may do so at once. */
export async function tellLatePromises(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, title, asker, teacher, promisedAt } of await findLate(tx, now)) {
      if (teacher === null || promisedAt === null) continue;
      await tell(tx, {
        userId: teacher,
        type: 'doubt',
        actorId: asker,
        resource: { type: 'doubt', id },
        data: { title, excerpt: strings.promiseIsPast(dayAndTime(promisedAt.toISOString())) },
        now,
      });
    }
  });
}

function findLate(tx: Database, now: Date) {
  const one = { one: sql`1` };
  const isTold = tx
    .select(one)
    .from(messages)
    .where(
      and(
        eq(messages.userId, doubts.promisedBy),
        eq(messages.type, 'doubt'),
        eq(messages.resourceType, 'doubt'),
        eq(messages.resourceId, doubts.id),
        gte(messages.happenedAt, doubts.promisedAt),
      ),
    );
  const isOff = tx
    .select(one)
    .from(messageSettings)
    .where(
      and(
        eq(messageSettings.userId, doubts.promisedBy),
        eq(messageSettings.type, 'doubt'),
        eq(messageSettings.isOn, false),
      ),
    );
  const isBlocked = tx
    .select(one)
    .from(blocks)
    .where(and(eq(blocks.userId, doubts.promisedBy), eq(blocks.blockedId, doubts.userId)));
  return tx
    .select({
      id: doubts.id,
      title: doubts.title,
      asker: doubts.userId,
      teacher: doubts.promisedBy,
      promisedAt: doubts.promisedAt,
    })
    .from(doubts)
    .where(
      and(
        lte(doubts.promisedAt, now),
        isNotNull(doubts.promisedBy),
        isNull(doubts.answeredAt),
        isNull(doubts.settledAt),
        isNull(doubts.deletedAt),
        eq(doubts.visibility, 'shown'),
        // Who teaches it no more owes nothing.
        sql`${doubts.promisedBy} in ${teachersOfDoubt}`,
        notExists(isTold),
        notExists(isOff),
        notExists(isBlocked),
      ),
    )
    .orderBy(asc(doubts.promisedAt), asc(doubts.id))
    .limit(mostAtOnce)
    .for('update', { of: doubts, skipLocked: true });
}

import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { closedKinds } from '../config/sections.ts';
import { sectionStrings } from '../config/sections.strings.ts';
import { addGrant, findGrants } from '../grants/grants.repo.ts';
import { endOfStudy } from '../grants/study-period.ts';
import { dayAndTime } from '../manage/cells.ts';
import { addTerm } from '../memberships/membership.ts';
import { lockBuyer } from '../orders/orders.repo.ts';
import * as repo from './redeem-codes.repo.ts';
import { redeemCodeStrings as strings } from './redeem-codes.strings.ts';
import { findThings, grantType, isGiven, type RedeemedThing } from './redeemed-goods.ts';

interface Redeeming {
  typed: string;
  userId: number;
  now: Date;
}

const refused = (message: string) => new Problem(1, message, { field: 'code' });

/** Whether a code is no guess of this person: it is unused, or was used by them. */
export async function isKnownTo(
  db: Database,
  { typed, userId }: Pick<Redeeming, 'typed' | 'userId'>,
): Promise<boolean> {
  const found = await repo.findCode(db, typed);
  return found !== undefined && (found.code.usedAt === null || found.code.usedUserId === userId);
}

/** A code that can be used now. Throws what keeps it from that. */
async function requireCode(db: Database, { typed, userId, now }: Redeeming): Promise<repo.FoundCode> {
  const found = await repo.findCode(db, typed);
  if (!found) throw refused(strings.notThere);
  const { code, activity } = found;
  if (code.usedAt !== null) throw refused(code.usedUserId === userId ? strings.usedByYou : strings.notThere);
  if (activity.deletedAt !== null) throw refused(strings.notThere);
  if (activity.startAt > now) throw refused(strings.notBegun(dayAndTime(activity.startAt.toISOString())));
  if (activity.endAt <= now) throw refused(strings.over);
  return found;
}

/** Refuses a code that gives anything of a section that is switched off: it stays unused until that is open. */
async function requireOpenGoods(db: Database, { activity }: repo.FoundCode): Promise<void> {
  const closed = await closedKinds(db);
  const kinds = activity.goods.flatMap(({ sign }) => (isGiven(sign) ? [grantType(sign)] : []));
  const kind = closed.find((each) => kinds.includes(each));
  if (kind !== undefined) throw refused(sectionStrings.closedCode(kind));
}

/** What a code gives, for who has not taken it yet. */
export async function lookAtCode(db: Database, redeeming: Redeeming) {
  const found = await requireCode(db, redeeming);
  await requireOpenGoods(db, found);
  const { activity } = found;
  const things = await findThings(db, activity.goods, redeeming);
  if (things.length === 0) throw refused(strings.nothingLeft);
  return { name: activity.name, things };
}

/** Uses a code up and gives what it is good for, all or nothing. */
export async function redeemCode(tx: Database, redeeming: Redeeming): Promise<repo.RedeemedRow> {
  const { typed, userId, now } = redeeming;
  // Before anything of theirs: terms of a membership follow each other.
  await lockBuyer(tx, userId);
  if (!(await repo.takeCode(tx, { typed, userId }, now))) {
    await requireCode(tx, redeeming);
    throw refused(strings.notThere);
  }
  const found = await repo.findCode(tx, typed);
  if (!found) throw refused(strings.notThere);
  await requireOpenGoods(tx, found);
  const things = await findThings(tx, found.activity.goods, { userId, now, isLocked: true });
  if (things.length === 0) throw refused(strings.nothingLeft);
  const missing = things.filter(({ isHeld }) => !isHeld);
  if (missing.length === 0) throw refused(strings.allOwned);
  for (const thing of missing) await give(tx, userId, thing, now);
  return repo.findRedeemed(tx, found.code.id);
}

async function give(tx: Database, userId: number, { sign, id, days }: RedeemedThing, now: Date) {
  if (sign === 'vip') return addTerm(tx, { userId, planId: id, orderId: null, days }, now);
  const goods = { type: grantType(sign), id };
  const end = days === null ? {} : { endsAt: endOfStudy(await findGrants(tx, userId, goods), days, now) };
  await addGrant(tx, { userId, goods, source: 'code', startsAt: now, ...end });
}

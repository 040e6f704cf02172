import { and, eq, gt, or, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { instantJson } from '../../db/instant-json.ts';
import { grants, membershipPlans, users } from '../../db/schema.ts';
import { isTermLeft, isTermRunning } from '../grants/membership-terms.repo.ts';

const [last, next] = [alias(grants, 'last_term'), alias(grants, 'next_term')];

/** The first end of a term that no other one follows at once. */
const endOfRun = (now: Date) => sql`(
  select min(${last.endsAt}) from ${grants} as ${last} where ${isTermLeft(last, users.id, now)} and not exists (
    select from ${grants} as ${next} where ${and(isTermLeft(next, users.id, now), eq(next.startsAt, last.endsAt))}))`;

/** What a row of `users` is a member by, as JSON: as `findMembership` has it. */
export const membershipJson = (now: Date): SQL => sql`(
  select json_build_object('name', ${membershipPlans.name}, 'expired_at', ${instantJson(endOfRun(now))})
  from ${grants} join ${membershipPlans} on ${eq(membershipPlans.id, grants.goodsId)}
  where ${isTermRunning(grants, users.id, now)})`;

/** Whether a row of `users` is a member. */
export const isMember = (now: Date): SQL =>
  sql`exists (select from ${grants} where ${isTermRunning(grants, users.id, now)})`;

/** The latest that a row of `users` was given, as JSON; it may be over. What was taken back before it began was never theirs. */
export const givenMembershipJson: SQL = sql`(
  select json_build_object('plan_id', ${grants.goodsId},
    'until', ${instantJson(sql`least(${grants.endsAt}, ${grants.revokedAt})`)})
  from ${grants} where ${and(
    eq(grants.userId, users.id),
    eq(grants.goodsType, 'membership'),
    eq(grants.source, 'given'),
    or(isNull(grants.revokedAt), gt(grants.revokedAt, grants.startsAt)),
  )} order by ${grants.startsAt} desc, ${grants.id} desc limit 1)`;

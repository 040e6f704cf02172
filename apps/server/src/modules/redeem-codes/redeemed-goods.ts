import { and, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  courses,
  membershipPlans,
  mockPapers,
  papers,
  practices,
  redeemActivities,
  teachers,
  type RedeemedGoods,
} from '../../db/schema.ts';
import type { Entitlement } from '../grants/entitlement.ts';
import { findEntitlements } from '../grants/find-entitlement.ts';

/** What there is that a code can give; neither live courses nor books. */
type GivenSign = Exclude<RedeemedGoods['sign'], 'live' | 'book'>;

interface Kind {
  /** As grants have it. */
  type: string;
  table: PgTable;
  id: PgColumn;
  title: PgColumn;
  charge: PgColumn;
  isVipFree: PgColumn | SQL;
  ownerId: PgColumn | SQL;
  /** How long it lasts; null for ever. */
  days: PgColumn | SQL;
  isThere?: SQL | undefined;
  isPublished?: (now: Date) => SQL;
}

/** What is part of the exam area. What only opens to who was added, no code opens. */
const examKind = (
  type: string,
  table: typeof papers | typeof mockPapers | typeof practices,
  isForAll?: SQL,
): Kind => ({
  type,
  table,
  id: table.id,
  title: table.title,
  charge: table.charge,
  isVipFree: table.isVipFree,
  ownerId: table.authorId,
  days: sql`null::int`,
  isThere: and(isNull(table.deletedAt), isForAll),
  isPublished: (now) => lte(table.publishedAt, now),
});

/** In the order in which their rows are locked. */
const kinds: Record<GivenSign, Kind> = {
  vod: {
    type: 'course',
    table: courses,
    id: courses.id,
    title: courses.title,
    charge: courses.charge,
    isVipFree: courses.isVipFree,
    ownerId: sql`(select ${teachers.userId} from ${teachers} where ${eq(teachers.id, courses.teacherId)})`,
    days: courses.studyDays,
    isPublished: (now) => lte(courses.publishedAt, now),
  },
  paper: examKind('paper', papers, eq(papers.enabledInvite, false)),
  mock_paper: examKind('mock_paper', mockPapers, eq(mockPapers.enabledInvite, false)),
  practice: examKind('practice', practices),
  vip: {
    type: 'membership',
    table: membershipPlans,
    id: membershipPlans.id,
    title: membershipPlans.name,
    charge: membershipPlans.charge,
    isVipFree: sql`false`,
    ownerId: sql`null::bigint`,
    days: membershipPlans.expireDays,
    isThere: isNull(membershipPlans.deletedAt),
  },
};

const givenSigns = Object.keys(kinds) as GivenSign[];

/** Whether there are such things at all. */
export const isGiven = (sign: RedeemedGoods['sign']): sign is GivenSign => sign in kinds;

/** As grants have it. */
export const grantType = (sign: GivenSign): string => kinds[sign].type;

interface Found {
  id: number;
  name: string;
  charge: number;
  isVipFree: boolean;
  ownerId: number | null;
  days: number | null;
}

async function findOfKind(
  db: Database,
  { table, isThere, ...columns }: Kind,
  ids: readonly number[],
  { condition, isLocked }: { condition?: SQL | undefined; isLocked?: boolean },
): Promise<Found[]> {
  const { id, title, charge, isVipFree, ownerId, days } = columns;
  const { rows } = await db.execute<
    Record<'id' | 'owner_id', string | null> & Omit<Found, 'id' | 'ownerId' | 'isVipFree'> & { vip: boolean }
  >(sql`select ${id} as id, ${title} as name, ${charge} as charge, ${isVipFree} as vip, ${ownerId} as owner_id, ${days} as days
    from ${table} where ${and(inArray(id, [...ids]), isThere, condition)} order by ${id}
    ${isLocked ? sql`for no key update of ${table}` : sql``}`);
  return rows.map((row) => ({
    id: Number(row.id),
    name: row.name,
    charge: row.charge,
    isVipFree: row.vip,
    ownerId: row.owner_id === null ? null : Number(row.owner_id),
    days: row.days,
  }));
}

/** One thing that a code gives, as a person finds it. */
export interface RedeemedThing {
  sign: GivenSign;
  id: number;
  name: string;
  days: number | null;
  /** It is theirs to stay. A membership is prolonged, and so is what was had for a time. */
  isHeld: boolean;
}

const passing = new Set(['trial', 'membership']);

const staysOpen = ({ grounds }: Entitlement) =>
  grounds.some(({ state, reason, until }) => state === 'opens' && until === null && !passing.has(reason));

/** What a code gives, in the activity's order; what is gone is left out. Locked, nobody removes it before the transaction ends. */
export async function findThings(
  db: Database,
  goods: readonly RedeemedGoods[],
  { userId, now, isLocked = false }: { userId: number; now: Date; isLocked?: boolean },
): Promise<RedeemedThing[]> {
  const things: RedeemedThing[] = [];
  for (const sign of givenSigns) {
    const ids = goods.flatMap((each) => (each.sign === sign ? [each.id] : []));
    if (ids.length === 0) continue;
    const found = await findOfKind(db, kinds[sign], ids, { isLocked });
    const entitlements =
      sign === 'vip' ? null : await findEntitlements(db, kinds[sign].type, found, { userId, now });
    for (const { id, name, days } of found) {
      const entitlement = entitlements?.get(id);
      things.push({ sign, id, name, days, isHeld: entitlement !== undefined && staysOpen(entitlement) });
    }
  }
  const placeOf = (thing: RedeemedThing) =>
    goods.findIndex(({ sign, id }) => sign === thing.sign && id === thing.id);
  return things.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether all of it is there and published. */
export async function areOffered(db: Database, goods: readonly RedeemedGoods[], now: Date): Promise<boolean> {
  for (const sign of givenSigns) {
    const ids = goods.flatMap((each) => (each.sign === sign ? [each.id] : []));
    if (ids.length === 0) continue;
    const found = await findOfKind(db, kinds[sign], ids, { condition: kinds[sign].isPublished?.(now) });
    if (found.length < ids.length) return false;
  }
  return true;
}

const thingId = sql`(thing ->> 'id')::bigint`;

/** What an activity gives, as JSON with the names of things; empty where they are gone for good. */
export const goodsWithNames: SQL = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('sign', thing ->> 'sign', 'id', ${thingId}, 'name', coalesce(
    case thing ->> 'sign' ${sql.join(
      givenSigns.map((sign) => {
        const { table, id, title } = kinds[sign];
        return sql`when ${sql.raw(`'${sign}'`)} then (select ${title} from ${table} where ${id} = ${thingId})`;
      }),
      sql` `,
    )} end, '')) order by place), '[]')
  from jsonb_array_elements(${redeemActivities.goods}) with ordinality as each_of (thing, place))`;

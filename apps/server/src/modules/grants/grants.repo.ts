import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { prepareStatement } from '../../db/prepare-statement.ts';
import { grants } from '../../db/schema.ts';
import type { GoodsKey, Grant, GrantSource } from './entitlement.ts';

const findOne = prepareStatement<GoodsKey & { userId: number }, Grant & Record<string, unknown>>(
  'grants',
  sql`
    select ${grants.source}, ${grants.startsAt} as "startsAt", ${grants.endsAt} as "endsAt", ${grants.revokedAt} as "revokedAt",
      ${grants.orderId} as "orderId"
    from ${grants}
    where ${and(
      eq(grants.userId, sql.placeholder('userId')),
      eq(grants.goodsType, sql.placeholder('type')),
      eq(grants.goodsId, sql.placeholder('id')),
    )}
    order by ${grants.id}`,
);

/** All that a person was ever granted of these goods, what has ended too, the oldest first. */
export const findGrants = (db: Database, userId: number, { type, id }: GoodsKey): Promise<Grant[]> =>
  findOne(db, { userId, type, id });

/** The same of several goods of one kind, by their ids. */
export async function findGrantsOfMany(
  db: Database,
  userId: number,
  { type, ids }: { type: string; ids: readonly number[] },
): Promise<ReadonlyMap<number, Grant[]>> {
  const { goodsId, source, startsAt, endsAt, revokedAt } = grants;
  const rows = await db
    .select({ goodsId, source, startsAt, endsAt, revokedAt })
    .from(grants)
    .where(and(eq(grants.userId, userId), eq(grants.goodsType, type), inArray(grants.goodsId, [...ids])))
    .orderBy(asc(grants.id));
  return Map.groupBy(rows, (row) => row.goodsId);
}

type GrantColumns = Record<'source' | 'startsAt' | 'endsAt' | 'revokedAt', AnyPgColumn>;

/** Grants that open something now, and are no trial: what `entitlementOf` calls owned. */
export const isOwning = (of: GrantColumns, now: Date): SQL | undefined =>
  and(
    ne(of.source, 'trial'),
    isNull(of.revokedAt),
    lte(of.startsAt, now),
    or(isNull(of.endsAt), gt(of.endsAt, now)),
  );

export interface NewGrant {
  userId: number;
  goods: GoodsKey;
  source: GrantSource;
  orderId?: string;
  startsAt: Date;
  /** Stays when left out. */
  endsAt?: Date;
}

/** False when the person has bought the same to stay already: there is nothing to add. */
export async function addGrant(
  tx: Database,
  { userId, goods, source, orderId, startsAt, endsAt }: NewGrant,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(grants)
    .values({
      userId,
      goodsType: goods.type,
      goodsId: goods.id,
      source,
      orderId,
      startsAt,
      endsAt,
      createdAt: startsAt,
    })
    .onConflictDoNothing();
  return rowCount === 1;
}

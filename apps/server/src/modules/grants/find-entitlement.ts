import type { Database } from '../../db/database.ts';
import { entitlementOf, type Entitlement, type GoodsKey, type Terms } from './entitlement.ts';
import { findGrants, findGrantsOfMany } from './grants.repo.ts';
import { findTerms } from './membership-terms.repo.ts';
import { findWholes } from './wholes.repo.ts';

/** What `entitlementOf` says of a person, or of a visitor, with what is stored of them. */
export async function findEntitlement(
  db: Database,
  goods: GoodsKey & Terms,
  userId: number | undefined,
  now: Date,
): Promise<Entitlement> {
  if (userId === undefined) return entitlementOf(goods, null, now);
  const [grants, wholes, terms] = await Promise.all([
    findGrants(db, userId, goods),
    findWholes(db, userId, { type: goods.type, ids: [goods.id] }, now),
    findTerms(db, userId),
  ]);
  return entitlementOf(goods, { userId, grants, wholes: wholes.get(goods.id) ?? [], terms }, now);
}

/** The same of several goods of one type at once, by their ids. */
export async function findEntitlements(
  db: Database,
  type: string,
  goods: readonly ({ id: number } & Terms)[],
  { userId, now }: { userId: number | undefined; now: Date },
): Promise<ReadonlyMap<number, Entitlement>> {
  const of = (entitle: (each: { id: number } & Terms) => Entitlement) =>
    new Map(goods.map((each) => [each.id, entitle(each)]));
  if (userId === undefined) return of((each) => entitlementOf(each, null, now));
  const ids = goods.map(({ id }) => id);
  const [grants, wholes, terms] = await Promise.all([
    findGrantsOfMany(db, userId, { type, ids }),
    findWholes(db, userId, { type, ids }, now),
    findTerms(db, userId),
  ]);
  return of((each) => {
    const own = { grants: grants.get(each.id) ?? [], wholes: wholes.get(each.id) ?? [] };
    return entitlementOf(each, { userId, ...own, terms }, now);
  });
}

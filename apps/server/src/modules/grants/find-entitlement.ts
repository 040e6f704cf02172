import type { Database } from '../../db/database.ts';
import { findMembership } from '../memberships/membership.ts';
import { entitlementOf, type Entitlement, type GoodsKey, type Terms } from './entitlement.ts';
import { findGrants, findGrantsOfMany } from './grants.repo.ts';
import { findWholes } from './wholes.repo.ts';

/** What `entitlementOf` says of a person, or of a visitor, with what is stored of them. */
export async function findEntitlement(
  db: Database,
  goods: GoodsKey & Terms,
  userId: number | undefined,
  now: Date,
): Promise<Entitlement> {
  if (userId === undefined) return entitlementOf(goods, null, now);
  const [grants, wholes, membership] = await Promise.all([
    findGrants(db, userId, goods),
    // Nothing but articles is part of something else yet.
    goods.type === 'article' ? findWholes(db, userId, [goods.id], now) : undefined,
    findMembership(db, userId, now),
  ]);
  const memberUntil = membership?.expiresAt ?? null;
  return entitlementOf(goods, { userId, grants, wholes: wholes?.get(goods.id) ?? [], memberUntil }, now);
}

/** The same of several articles at once, by their ids. */
export async function findArticleEntitlements(
  db: Database,
  articles: readonly ({ id: number } & Terms)[],
  userId: number | undefined,
  now: Date,
): Promise<ReadonlyMap<number, Entitlement>> {
  const of = (entitle: (article: { id: number } & Terms) => Entitlement) =>
    new Map(articles.map((article) => [article.id, entitle(article)]));
  if (userId === undefined) return of((article) => entitlementOf(article, null, now));
  const ids = articles.map(({ id }) => id);
  const [grants, wholes, membership] = await Promise.all([
    findGrantsOfMany(db, userId, { type: 'article', ids }),
    findWholes(db, userId, ids, now),
    findMembership(db, userId, now),
  ]);
  const memberUntil = membership?.expiresAt ?? null;
  return of((article) => {
    const own = { grants: grants.get(article.id) ?? [], wholes: wholes.get(article.id) ?? [] };
    return entitlementOf(article, { userId, ...own, memberUntil }, now);
  });
}

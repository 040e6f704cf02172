import type { ListedResource, ResourceType } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { findEntitlements } from '../grants/find-entitlement.ts';
import { keyOf } from './resource-types.ts';

type Card = Pick<ListedResource, 'type' | 'id' | 'charge' | 'is_vip_free'>;

/** Keys (`keyOf`) of those cards that a person may use without paying for them. One set of queries per type. */
export async function findOpenKeys(
  db: Database,
  cards: readonly Card[],
  person: { userId: number; now: Date },
): Promise<ReadonlySet<string>> {
  const types = [...new Set(cards.map(({ type }) => type))];
  const open = await Promise.all(types.map((type) => openOf(db, type, cards, person)));
  return new Set(open.flat());
}

async function openOf(
  db: Database,
  type: ResourceType,
  cards: readonly Card[],
  person: { userId: number; now: Date },
): Promise<string[]> {
  const goods = cards
    .filter((card) => card.type === type)
    .map(({ id, charge, is_vip_free: isVipFree }) => ({ id, charge, isVipFree, ownerId: null }));
  const entitlements = await findEntitlements(db, type, goods, person);
  return goods.filter(({ id }) => entitlements.get(id)?.isOpen).map(({ id }) => keyOf({ type, id }));
}

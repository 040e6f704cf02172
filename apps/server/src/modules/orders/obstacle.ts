import type { Entitlement } from '../grants/entitlement.ts';

/** Why there is nothing to buy for a person: it is theirs to stay, or open to them without it. */
export type Obstacle = 'owned' | 'free';

const openWithoutBuying = new Set(['free', 'owner', 'membership']);

/** What was given for a time, or is only tried, may be bought to stay. */
export function obstacleTo({ grounds }: Entitlement): Obstacle | null {
  const opening = grounds.filter(({ state }) => state === 'opens');
  const stays = opening.some(
    ({ reason, until }) => !openWithoutBuying.has(reason) && reason !== 'trial' && until === null,
  );
  if (stays) return 'owned';
  return opening.some(({ reason }) => openWithoutBuying.has(reason)) ? 'free' : null;
}

import type { grantSources } from '../../db/schema.ts';
import { runningMembership, type Term } from './membership-terms.ts';

export type GrantSource = (typeof grantSources)[number];

/** What everybody may try of goods that are not theirs: the opening of a text, the first seconds of a film, some lessons. */
export type Sample =
  { kind: 'opening' } | { kind: 'seconds'; seconds: number } | { kind: 'lessons'; ids: readonly number[] };

/** What something asks of those who want it. */
export interface Terms {
  /** Whole yuan; 0 for what is everybody's. Null for what is not sold alone: it opens by the wholes that it is part of. */
  charge: number | null;
  /** Members have it while they are members. */
  isVipFree: boolean;
  /** Whose work it is; nobody's when the account is gone. */
  ownerId: number | null | undefined;
  /** Who was added has it, and nobody else: neither who pays, nor members, nor everybody where it costs nothing. */
  isInvitedOnly?: boolean;
  /** Left out where there is nothing to try. */
  sample?: Sample | undefined;
}

/** A row of the grants. */
export interface Grant {
  source: GrantSource;
  startsAt: Date;
  /** Null: it stays. */
  endsAt: Date | null;
  revokedAt: Date | null;
  /** The order that paid for it. */
  orderId?: string | null;
}

/** Goods of whatever kind. */
export interface GoodsKey {
  type: string;
  id: number;
}

/** Something that the goods are part of: who has the whole has its parts. */
export interface Whole {
  goods: GoodsKey;
  /** It is for sale, and members have it while they are members. What a free whole holds is as it would be outside of it. */
  isVipFree: boolean;
  grants: readonly Grant[];
  /** Whether the whole gives this part to everybody: a free lesson, or a lesson of a free course. @default false */
  isPartFree?: boolean;
  /** Id of the owner, who may use all parts; null or left out where ownership opens none. */
  ownerId?: number | null;
}

/** A person as goods see them. */
export interface Holder {
  userId: number;
  /** Of the goods themselves. */
  grants: readonly Grant[];
  wholes?: readonly Whole[];
  /** All terms of membership, what has ended too. */
  terms: readonly Term[];
}

export type Reason = 'free' | 'owner' | 'membership' | GrantSource;

/** One thing that could open goods, and whether it does; absent as well where it does not count for these goods. */
export interface Ground {
  reason: Reason;
  state: 'opens' | 'absent' | 'not-yet' | 'ended' | 'revoked';
  /** Until when it opens, or when it ended; null where it has no end. */
  until: Date | null;
  /** The order that paid for it; left out where none is known. */
  orderId?: string;
  /** The whole that it is a ground of; left out where it is one of the goods themselves. */
  partOf?: GoodsKey;
}

export interface Entitlement {
  isOpen: boolean;
  /** Of several grounds the one that lasts longest, the first of those in the order of `grounds`. */
  reason: Reason | null;
  /** Null while nothing ends it. */
  until: Date | null;
  /** It belongs to the person, as nothing belongs to who only tries it, is a member or finds it free. */
  isOwned: boolean;
  /** What may be tried without it. Null where nothing is to try, and for whom it is open. */
  sample: Sample | null;
  /** Everything that was looked at, for who asks why. */
  grounds: readonly Ground[];
}

function stateOf({ startsAt, endsAt, revokedAt }: Grant, now: Date): Ground['state'] {
  if (revokedAt) return 'revoked';
  if (startsAt > now) return 'not-yet';
  return endsAt && endsAt <= now ? 'ended' : 'opens';
}

const endOf = ({ until }: Ground) => until?.getTime() ?? Infinity;

const groundOf = (grant: Grant, now: Date): Ground => ({
  reason: grant.source,
  state: stateOf(grant, now),
  until: grant.revokedAt ?? grant.endsAt,
  ...(grant.orderId ? { orderId: grant.orderId } : {}),
});

/** What a membership opens, in one ground: the terms that run, or else what became of the latest. */
function membershipGround(isVipFree: boolean, terms: readonly Term[], now: Date): Ground {
  const reason = 'membership';
  const absent: Ground = { reason, state: 'absent', until: null };
  if (!isVipFree) return absent;
  const running = runningMembership(terms, now);
  if (running) return { reason, state: 'opens', until: running.until };
  const latest = terms.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime()).at(-1);
  return latest ? { reason, state: stateOf(latest, now), until: latest.revokedAt ?? latest.endsAt } : absent;
}

/** What grants and a membership open of the goods, or of a whole that they are part of. */
function groundsOf(
  { grants, isVipFree, goods }: { grants: readonly Grant[]; isVipFree: boolean; goods?: GoodsKey },
  terms: readonly Term[],
  now: Date,
): Ground[] {
  const found = [...grants.map((grant) => groundOf(grant, now)), membershipGround(isVipFree, terms, now)];
  return goods ? found.map((ground) => ({ ...ground, partOf: goods })) : found;
}

/** Returns the reasons by which a whole opens a part, beside grants and memberships. */
function groundsOfWhole({ isPartFree = false, ownerId }: Whole, holder: Holder | null): ('free' | 'owner')[] {
  const isOwner = holder !== null && ownerId === holder.userId;
  return [...(isPartFree ? (['free'] as const) : []), ...(isOwner ? (['owner'] as const) : [])];
}

/** Whether goods are open to somebody, a visitor when there is nobody: why, and until when. */
export function entitlementOf(
  { charge, isVipFree, ownerId, isInvitedOnly = false, sample }: Terms,
  holder: Holder | null,
  now: Date,
): Entitlement {
  const unending = (reason: Reason, is: boolean): Ground => ({
    reason,
    state: is ? 'opens' : 'absent',
    until: null,
  });
  const { grants = [], wholes = [], terms = [] } = holder ?? {};
  const all: readonly Ground[] = [
    unending('free', charge === 0),
    unending('owner', holder !== null && ownerId === holder.userId),
    ...groundsOf({ grants, isVipFree }, terms, now),
    ...wholes.flatMap((whole) => [
      ...groundsOf(whole, terms, now),
      ...groundsOfWhole(whole, holder).map((reason) => ({ ...unending(reason, true), partOf: whole.goods })),
    ]),
  ];
  const grounds = isInvitedOnly ? all.map(withoutUninvited) : all;
  const opening = grounds.filter(({ state }) => state === 'opens');
  const longest = opening.reduce<Ground | undefined>(
    (best, ground) => (best && endOf(best) >= endOf(ground) ? best : ground),
    undefined,
  );
  return {
    isOpen: longest !== undefined,
    reason: longest?.reason ?? null,
    until: longest?.until ?? null,
    isOwned: opening.some(({ reason }) => !opensWithoutHaving.has(reason)),
    sample: longest ? null : (sample ?? null),
    grounds,
  };
}

/** What belongs to nobody by it. */
const opensWithoutHaving: ReadonlySet<Reason> = new Set(['free', 'owner', 'membership', 'trial']);

const invitations: ReadonlySet<Reason> = new Set(['owner', 'given', 'teacher']);

const withoutUninvited = (ground: Ground): Ground =>
  invitations.has(ground.reason) && !ground.partOf ? ground : { ...ground, state: 'absent', until: null };

import { expect, it } from 'vitest';
import { entitlementOf, type Grant } from '../grants/entitlement.ts';
import { obstacleTo } from './obstacle.ts';

const now = new Date('2026-11-23T08:00:00Z');
const tomorrow = new Date('2026-11-24T08:00:00Z');
const grant = (grant: Partial<Grant>): Grant => ({
  source: 'bought',
  startsAt: new Date(0),
  endsAt: null,
  revokedAt: null,
  ...grant,
});
const term = { ...grant({}), endsAt: tomorrow };

it.each([
  ['nobody has', 9, [], [], null],
  ['is theirs to stay', 9, [grant({})], [], 'owned'],
  ['was given to stay', 9, [grant({ source: 'given' })], [], 'owned'],
  ['was given for a day', 9, [grant({ source: 'given', endsAt: tomorrow })], [], null],
  ['is tried', 9, [grant({ source: 'trial' })], [], null],
  ['was taken back', 9, [grant({ revokedAt: now })], [], null],
  ['costs nothing', 0, [], [], 'free'],
  ['members have', 9, [], [term], 'free'],
  ['is theirs and members have', 9, [grant({})], [term], 'owned'],
] as const)('what stands against buying what %s', (_, charge, grants, terms, obstacle) => {
  const goods = { charge, isVipFree: true, ownerId: null };
  expect(obstacleTo(entitlementOf(goods, { userId: 1, grants, terms }, now))).toBe(obstacle);
});

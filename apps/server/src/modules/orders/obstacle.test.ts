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

it.each([
  ['nobody has', 9, [], null, null],
  ['is theirs to stay', 9, [grant({})], null, 'owned'],
  ['was given to stay', 9, [grant({ source: 'given' })], null, 'owned'],
  ['was given for a day', 9, [grant({ source: 'given', endsAt: tomorrow })], null, null],
  ['is tried', 9, [grant({ source: 'trial' })], null, null],
  ['was taken back', 9, [grant({ revokedAt: now })], null, null],
  ['costs nothing', 0, [], null, 'free'],
  ['members have', 9, [], tomorrow, 'free'],
  ['is theirs and members have', 9, [grant({})], tomorrow, 'owned'],
] as const)('what stands against buying what %s', (_, charge, grants, memberUntil, obstacle) => {
  const terms = { charge, isVipFree: true, ownerId: null };
  expect(obstacleTo(entitlementOf(terms, { userId: 1, grants, memberUntil }, now))).toBe(obstacle);
});

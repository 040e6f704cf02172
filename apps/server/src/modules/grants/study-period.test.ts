import { expect, it } from 'vitest';
import type { Grant } from './entitlement.ts';
import { endOfStudy } from './study-period.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);
const held = (endsAt: Date | null, more: Partial<Grant> = {}): Grant => ({
  source: 'bought',
  startsAt: inDays(-30),
  endsAt,
  revokedAt: null,
  ...more,
});

it.each([
  ['nothing', [], 30],
  ['what has ended', [held(inDays(-1))], 30],
  ['what runs', [held(inDays(10))], 40],
  ['two that run', [held(inDays(10)), held(inDays(4))], 40],
  ['what was given and runs', [held(inDays(10), { source: 'given' })], 40],
  ['what was taken back', [held(inDays(10), { revokedAt: inDays(-1) })], 30],
  ['what is only tried', [held(inDays(10), { source: 'trial' })], 30],
  ['what stays', [held(null)], 30],
] as const)('CR-08 a time of thirty days ends, to who has %s, by day %3$i', (_, grants, end) => {
  expect(endOfStudy(grants, 30, now)).toEqual(inDays(end));
});

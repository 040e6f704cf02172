import { expect, it } from 'vitest';
import { isSendingTime, nextDigest } from './digest-times.ts';

it.each([
  ['daily', '2026-11-23T00:59:59Z', '2026-11-23T01:00:00.000Z'],
  ['daily', '2026-11-23T01:00:00Z', '2026-11-24T01:00:00.000Z'],
  ['daily', '2026-11-23T16:00:00Z', '2026-11-24T01:00:00.000Z'],
  ['daily', '2026-12-31T12:00:00Z', '2027-01-01T01:00:00.000Z'],
  ['weekly', '2026-11-23T00:59:59Z', '2026-11-23T01:00:00.000Z'],
  ['weekly', '2026-11-23T01:00:00Z', '2026-11-30T01:00:00.000Z'],
  ['weekly', '2026-11-29T16:30:00Z', '2026-11-30T01:00:00.000Z'],
] as const)('is due at nine in China: %s after %s', (frequency, now, due) => {
  expect(nextDigest(frequency, new Date(now)).toISOString()).toBe(due);
});

it.each([
  ['2026-11-23T00:59:59Z', false],
  ['2026-11-23T01:00:00Z', true],
  ['2026-11-23T12:59:59Z', true],
  ['2026-11-23T13:00:00Z', false],
])('is sent by day alone: %s', (now, is) => {
  expect(isSendingTime(new Date(now))).toBe(is);
});

import { expect, it } from 'vitest';
import { expiryFrom, statusAt } from './order-status.ts';

const ordered = new Date('2026-11-22T08:00:00Z');
const expiresAt = expiryFrom(ordered);
const [before, after] = [new Date(expiresAt.getTime() - 1), expiresAt];

it('gives fifteen minutes to pay', () => {
  expect(expiresAt).toEqual(new Date('2026-11-22T08:15:00Z'));
});

it.each([
  ['not paid', 1, 1, 7],
  ['handed over: somebody may have paid', 5, 5, 5],
  ['closed', 7, 7, 7],
  ['paid', 9, 9, 9],
] as const)('reads an order that is %s before its time is over and after', (_, status, then, later) => {
  expect(statusAt({ status, expiresAt }, before)).toBe(then);
  expect(statusAt({ status, expiresAt }, after)).toBe(later);
});

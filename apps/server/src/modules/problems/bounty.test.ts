import { describe, expect, it } from 'vitest';
import { bountyHolder, bountyReason, type BountyHolder } from './bounty.ts';

const asker = { kind: 'person', userId: 1 } as const;
const other = { kind: 'person', userId: 2 } as const;
const third = { kind: 'person', userId: 3 } as const;
const pot = { kind: 'bounty' } as const;

describe('who has the bounty of a problem', () => {
  it.each<[number | null, boolean, BountyHolder]>([
    [null, true, pot],
    [null, false, asker],
    [2, true, other],
    [2, false, other],
  ])('accepted of %s, open %s', (acceptedUserId, isOpen, holder) => {
    expect(bountyHolder({ userId: 1, bounty: 5, acceptedUserId, isOpen })).toEqual(holder);
  });
});

describe('why a bounty moves', () => {
  it.each<[BountyHolder, BountyHolder, ReturnType<typeof bountyReason>]>([
    [asker, pot, 'bounty_asked'],
    [pot, other, 'bounty_accepted'],
    [other, third, 'bounty_moved'],
    [other, pot, 'bounty_moved'],
    [pot, asker, 'bounty_returned'],
    [pot, pot, null],
    [other, other, null],
  ])('%o to %o: %s', (from, to, reason) => {
    expect(bountyReason(from, to, 1)).toBe(reason);
  });
});

/** What of a problem its bounty depends on. */
export interface BountyState {
  /** Who asked. */
  userId: number;
  bounty: number;
  /** The author of the accepted solution; null without one. */
  acceptedUserId: number | null;
  /** It is neither deleted, nor hidden, nor led to another problem. */
  isOpen: boolean;
}

/** Where credits lie. */
export type BountyHolder = { kind: 'person'; userId: number } | { kind: 'bounty' };

/** Who has the bounty of a problem: whose solution was accepted, the problem while it can still be solved, or else who asked. */
export function bountyHolder({ userId, acceptedUserId, isOpen }: BountyState): BountyHolder {
  if (acceptedUserId !== null) return { kind: 'person', userId: acceptedUserId };
  return isOpen ? { kind: 'bounty' } : { kind: 'person', userId };
}

/** Why a bounty moves from one to the other; null where it stays. */
export function bountyReason(
  from: BountyHolder,
  to: BountyHolder,
  askerId: number,
): 'bounty_asked' | 'bounty_accepted' | 'bounty_moved' | 'bounty_returned' | null {
  if (isSame(from, to)) return null;
  if (to.kind === 'bounty')
    return from.kind === 'person' && from.userId === askerId ? 'bounty_asked' : 'bounty_moved';
  if (to.userId === askerId) return 'bounty_returned';
  return from.kind === 'bounty' ? 'bounty_accepted' : 'bounty_moved';
}

const isSame = (one: BountyHolder, other: BountyHolder) =>
  one.kind === 'bounty' || other.kind === 'bounty' ? one.kind === other.kind : one.userId === other.userId;

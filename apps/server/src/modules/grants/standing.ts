import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Entitlement, Ground } from './entitlement.ts';

type Course = AnswerOf<Contract['courses']['detail']>['course'];
type Standing = Pick<Course, 'can_watch' | 'is_buy' | 'opened_by' | 'until' | 'ended'>;

/** What something is to its reader: what opens it and how long, or what did so and has ended last. */
export function standingOf({ isOpen, isOwned, reason, until, grounds }: Entitlement): Standing {
  return {
    can_watch: isOpen,
    is_buy: isOwned,
    opened_by: reason && named(reason),
    until: until?.toISOString() ?? null,
    ended: isOpen ? null : lastEnded(grounds),
  };
}

const named = (reason: Ground['reason']) =>
  reason === 'free' || reason === 'owner' || reason === 'membership' ? reason : 'grant';

function lastEnded(grounds: readonly Ground[]): Standing['ended'] {
  const ended = grounds.flatMap(({ state, until, reason }) =>
    state === 'ended' && until
      ? [{ by: reason === 'membership' ? reason : ('grant' as const), at: until }]
      : [],
  );
  const [last] = ended.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return last ? { by: last.by, at: last.at.toISOString() } : null;
}

import type { Grant } from './entitlement.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * When a time of so many days ends that somebody buys of what they have: it goes on from the end of what still runs, so that no paid
 * day is lost. What is only tried does not count.
 */
export function endOfStudy(held: readonly Grant[], days: number, now: Date): Date {
  const from = held.reduce(
    (latest, { source, revokedAt, endsAt }) =>
      source !== 'trial' && revokedAt === null && endsAt !== null && endsAt > latest ? endsAt : latest,
    now,
  );
  return new Date(from.getTime() + days * day);
}

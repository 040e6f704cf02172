import type { Grant } from './entitlement.ts';

/** A time of which somebody is a member, as a grant. */
export interface Term extends Grant {
  endsAt: Date;
}

export interface RunningMembership<Of extends Term> {
  /** The term that runs. */
  term: Of;
  /** The end of all that follow it without a gap. */
  until: Date;
}

const living = <Of extends Term>(terms: readonly Of[], now: Date) =>
  terms
    .filter(({ revokedAt, endsAt }) => revokedAt === null && endsAt > now)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());

/** What somebody is a member by now, of all terms they ever had; undefined when none runs. */
export function runningMembership<Of extends Term>(
  terms: readonly Of[],
  now: Date,
): RunningMembership<Of> | undefined {
  const [term, ...later] = living(terms, now);
  if (!term || term.startsAt > now) return undefined;
  const until = later.reduce((end, { startsAt, endsAt }) => (startsAt <= end ? endsAt : end), term.endsAt);
  return { term, until };
}

/**
 * When a term begins that lasts this many milliseconds: at once or after what there is, so that no paid day is lost, and where a term
 * was taken back in its gap, if there is room.
 */
export function startOfTerm(terms: readonly Term[], length: number, now: Date): Date {
  return living(terms, now).reduce(
    (start, { startsAt, endsAt }) => (start.getTime() + length <= startsAt.getTime() ? start : endsAt),
    now,
  );
}

/** Until when somebody is a member who adds a term of this many milliseconds to what they have. */
export function untilWith(terms: readonly Term[], length: number, now: Date): Date {
  const startsAt = startOfTerm(terms, length, now);
  const endsAt = new Date(startsAt.getTime() + length);
  const added: Term = { source: 'bought', orderId: null, revokedAt: null, startsAt, endsAt };
  return runningMembership([...terms, added], now)?.until ?? endsAt;
}

/** How many milliseconds of terms are still to come, behind the one that runs. */
export const lengthToCome = (terms: readonly Term[], now: Date): number =>
  living(terms, now)
    .filter(({ startsAt }) => startsAt > now)
    .reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0);

/** Where a term goes when those before it have moved. */
export interface MovedTerm<Of extends Term> extends Pick<Term, 'startsAt' | 'endsAt'> {
  term: Of;
}

/**
 * The terms still to come that have to move so that each follows the one before it, to the second: none is shortened, none runs beside
 * another, and no time between them is lost. In their order.
 */
export function movedTerms<Of extends Term>(terms: readonly Of[], now: Date): MovedTerm<Of>[] {
  let end = now;
  return living(terms, now).flatMap((term) => {
    const startsAt = term.startsAt <= now ? term.startsAt : end;
    const endsAt = new Date(startsAt.getTime() + term.endsAt.getTime() - term.startsAt.getTime());
    end = endsAt;
    return startsAt.getTime() === term.startsAt.getTime() ? [] : [{ term, startsAt, endsAt }];
  });
}

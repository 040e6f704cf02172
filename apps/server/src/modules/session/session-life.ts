const day = 24 * 60 * 60 * 1000;

/** A session ends this long after it was last used. */
const life = 30 * day;

/** How far behind `last_used_at` may be, so that reading does not write each time. */
const freshness = 60 * 60 * 1000;

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + life);
}

export function needsRenewal(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= freshness;
}

/** How long a closed account waits for its owner to think better of it. */
export const closingTime = 7 * day;

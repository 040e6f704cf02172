import { dayOf } from '../../calendar/day-in-china.ts';

const day = 24 * 60 * 60 * 1000;

/** A session ends this long after it was last used. */
const life = 30 * day;

/** How long a session lasts that looks at the site as a role. It is not renewed. */
export const previewLife = 60 * 60 * 1000;

/** How far behind `last_used_at` may be on one day of the school, so that reading does not write each time. */
const freshness = 60 * 60 * 1000;

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + life);
}

export function needsRenewal(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= freshness || dayOf(lastUsedAt) < dayOf(now);
}

/** How long a closed account waits for its owner to think better of it. */
export const closingTime = 7 * day;

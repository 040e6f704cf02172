/** The beginning of the first of so many days in China, of which this one is the last. */
export function sinceDays(now: Date, count: number): Date {
  const today = new Date(`${dayOf(now)}T00:00:00+08:00`);
  return new Date(today.getTime() - (count - 1) * 24 * 60 * 60_000);
}

/** The calendar day in China, as `2026-11-21`. */
export function dayOf(now: Date): string {
  return new Date(now.getTime() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

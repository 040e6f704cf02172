const dayMs = 24 * 60 * 60 * 1000;

/** A day of the calendar as a number, so that the next one is one more. */
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

export interface Streak {
  /** Days in a row up to today, or up to yesterday while nothing was studied today. */
  current: number;
  longest: number;
}

/** The rows of days that something was studied on: `days` as `2026-11-26`, the first first, each once. */
export function streakOf(days: readonly string[], today: string): Streak {
  let longest = 0;
  let row = 0;
  let before = NaN;
  for (const day of days.map(numberOf)) {
    row = day === before + 1 ? row + 1 : 1;
    longest = Math.max(longest, row);
    before = day;
  }
  const isUnbroken = before >= numberOf(today) - 1;
  return { current: isUnbroken ? row : 0, longest };
}

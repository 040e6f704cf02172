/** From one second of a film to another. */
export type Range = readonly [from: number, to: number];

/** Seconds that were played, each once: in order and apart from each other. */
export type Ranges = readonly Range[];

/** What lies in any of them. */
export function unionOf(...all: readonly Ranges[]): Ranges {
  const sorted = all.flat().toSorted(([one], [other]) => one - other);
  const united: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = united.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) united.push([from, to]);
  }
  return united;
}

/** How many seconds they are. */
export const secondsIn = (ranges: Ranges): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/**
 * With so many seconds more, the first that are missing: for what is known to have been played, but not where. Played again they
 * count nothing twice.
 */
export function withMissing(ranges: Ranges, seconds: number): Ranges {
  const added: Range[] = [];
  let left = seconds;
  let at = 0;
  for (const [from, to] of [...ranges, [Infinity, Infinity] as const]) {
    const taken = Math.min(left, from - at);
    if (taken > 0) added.push([at, at + taken]);
    left -= Math.max(0, taken);
    at = to;
    if (left <= 0) break;
  }
  return unionOf(ranges, added);
}

/** As they lie in a storage, which may hold anything. */
export function readRanges(value: unknown): Ranges | null {
  if (!Array.isArray(value)) return null;
  const ranges = value.filter(
    (each): each is [number, number] =>
      Array.isArray(each) && Number.isFinite(each[0]) && Number.isFinite(each[1]),
  );
  return ranges.length === value.length ? unionOf(ranges) : null;
}

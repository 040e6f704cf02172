import type { mockPapers } from '../../db/schema.ts';
import { createRandom } from '../pictures/random.ts';

/** How many questions of which type a mock paper draws. */
type Numbers = (typeof mockPapers.$inferSelect)['rule']['num'];

/** The type of question that each number of a rule is of, in the order in which a paper has them. */
export const typesOfRule = {
  choice: 1,
  select: 2,
  input: 3,
  judge: 5,
  qa: 4,
  cap: 6,
} as const satisfies Record<keyof Numbers, number>;

interface Candidate {
  id: number;
  type: number;
}

/**
 * The questions of a mock paper by its rule, no question twice, always the same ones for one seed and the same candidates. Null where there
 * are too few of a type.
 */
export function drawMock(candidates: readonly Candidate[], num: Numbers, seed: string): number[] | null {
  const byType = Map.groupBy(
    candidates.toSorted((a, b) => a.id - b.id),
    ({ type }) => type,
  );
  const random = createRandom(seed);
  const drawn: number[] = [];
  for (const [name, type] of Object.entries(typesOfRule)) {
    const count = num[name as keyof Numbers];
    const ids = [...new Set((byType.get(type) ?? []).map(({ id }) => id))];
    if (ids.length < count) return null;
    drawn.push(...sample(ids, count, random));
  }
  return drawn;
}

/** So many of some things, each at most once: the first steps of a shuffle. */
export function sample<T>(things: readonly T[], count: number, random: () => number): T[] {
  const left = [...things];
  const most = Math.min(count, left.length);
  for (let place = 0; place < most; place += 1) {
    const other = place + Math.floor(random() * (left.length - place));
    [left[place], left[other]] = [left[other] as T, left[place] as T];
  }
  return left.slice(0, most);
}

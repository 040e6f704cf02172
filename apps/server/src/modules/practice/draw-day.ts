import { createRandom } from '../pictures/random.ts';
import { sample } from '../mock/draw-mock.ts';

/** How many questions of a practice somebody has on a day. */
const daily = 20;

/** The questions of a day: what was never answered first, then what is long ago. Always the same for one seed. */
export function drawDay(
  ids: readonly number[],
  /** Answered ones, the longest ago first. */
  answered: readonly number[],
  seed: string,
): number[] {
  const known = new Set(answered);
  const fresh = ids.filter((id) => !known.has(id));
  const drawn = sample(fresh, daily, createRandom(seed));
  const again = answered.filter((id) => ids.includes(id)).slice(0, daily - drawn.length);
  return [...drawn, ...again];
}

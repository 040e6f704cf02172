import { createRandom } from '../pictures/random.ts';

interface Drawn {
  id: number;
  shown: Record<string, unknown>;
}

/** A new order of the same things, always the same for one source of numbers. */
export function shuffle<T>(things: readonly T[], random: () => number): T[] {
  const left = [...things];
  for (let last = left.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [left[last], left[other]] = [left[other] as T, left[last] as T];
  }
  return left;
}

const withOptions = (shown: Record<string, unknown>, random: () => number): Record<string, unknown> => ({
  ...shown,
  ...(Array.isArray(shown['options']) && { options: shuffle(shown['options'], random) }),
});

/** The questions of an attempt, they and their options in the order that the seed draws. Parts of a group keep theirs. */
export function drawOrder<T extends Drawn>(questions: readonly T[], seed: string): T[] {
  const random = createRandom(seed);
  return shuffle(questions, random).map((question) => ({
    ...question,
    shown: withOptions(question.shown, random),
  }));
}

import { randomInt } from 'node:crypto';

/** Nothing that is read for another: no 0 and O, no 1 and I. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** None begins with U: such codes are for people's own. */
const firstSigns = signs.replace('U', '');

const length = 12;

/** A code that nobody guesses: the prefix, which does not begin with U, and twelve signs. */
export function makeCode(prefix: string, random: (below: number) => number = randomInt): string {
  const drawn = Array.from({ length }, (_, index) => {
    const from = index === 0 && prefix === '' ? firstSigns : signs;
    return from.charAt(random(from.length));
  });
  return prefix + drawn.join('');
}

import { randomInt } from 'node:crypto';
import { dayOf } from '../../calendar/day-in-china.ts';

const digits = 12;

/** The day in China, which people look for, and twelve digits that tell nothing of any other order. */
export function createOrderNumber(now: Date, random: (below: number) => number = randomInt): string {
  const rest = String(random(10 ** digits)).padStart(digits, '0');
  return dayOf(now).replaceAll('-', '') + rest;
}

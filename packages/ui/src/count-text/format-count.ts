import type { Locale } from '../provider/ui-context.ts';
import { countStrings } from './count-text.strings.ts';

/** One decimal, cut and not rounded: nobody has a following of 10 万 before there are 100,000. */
const tenths = (value: number) => String(Math.floor(value * 10) / 10);

/** From 10,000 on in 万, from 100,000,000 on in 亿; in English in K and M. */
export function formatCount(count: number, locale: Locale) {
  for (const [size, unit] of countStrings[locale]) {
    if (count >= size) return `${tenths(count / size)}${unit}`;
  }
  return String(count);
}

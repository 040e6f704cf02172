import { fold } from './recent-list.ts';
import { firstOfInitials } from './initials.strings.ts';

/** Answers whether the pinyin initials of a text hold the typed letters. */
export type InitialsMatcher = (text: string, typed: string) => boolean;

const han = /\p{Script=Han}/u;
const letters = /^[a-z]+$/;
const betweenWords = /[^\p{L}\p{N}]/gu;

/**
 * By the order of Chinese characters that every browser knows, so that it costs no table of readings. A character of
 * several readings counts by its most common one. Null where the browser does not know the order.
 */
export function createInitialsMatcher(
  collator = new Intl.Collator('zh-u-co-pinyin'),
): InitialsMatcher | null {
  const isOrdered = firstOfInitials.every(
    ([, character], index) =>
      index === 0 || collator.compare(firstOfInitials[index - 1]?.[1] ?? '', character) < 0,
  );
  if (!isOrdered) return null;

  const initialOf = (character: string) =>
    han.test(character)
      ? (firstOfInitials.findLast(([, first]) => collator.compare(first, character) <= 0)?.[0] ?? '')
      : character;

  return (text, typed) =>
    letters.test(fold(typed)) &&
    Array.from(fold(text).replace(betweenWords, ''), initialOf).join('').includes(fold(typed));
}

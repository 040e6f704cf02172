import { plainCharacters } from '../field/plain-characters.ts';

/** Digits of any width, as Chinese input methods may write them, and nothing else. */
export const digitsOf = (text: string) => plainCharacters(text).replaceAll(/\D/g, '');

/** Digits, with what people and programs put between them: no words around. */
export const isOfDigits = (text: string) => !/\p{L}/u.test(text);

/** What a message calls the code. */
const itsName = /验证码|校验码|动态码|确认码|\bcode\b/i;

/**
 * The code of `length` digits in a message; null when there is none. Only a run of exactly so many counts, so that
 * `验证码5分钟内有效：123456` is not `512345`. Of several it is the first one behind the word for it.
 */
export function codeIn(message: string, length: number): string | null {
  const text = plainCharacters(message);
  // A blank or a dash may stand in the middle of one, or between two numbers.
  const runs = runsIn(text, /\d+/g, length);
  const found = runs.length > 0 ? runs : runsIn(text, /\d(?:[ -]?\d)*/g, length);
  const named = itsName.exec(text)?.index ?? 0;
  return (found.find(({ index }) => index > named) ?? found[0])?.digits ?? null;
}

const runsIn = (text: string, pattern: RegExp, length: number) =>
  [...text.matchAll(pattern)]
    .map(({ 0: run, index }) => ({ index, digits: digitsOf(run) }))
    .filter(({ digits }) => digits.length === length);

import { Converter } from 'opencc-js/t2cn';

const han = /\p{Script=Han}/gu;

const known = new Map<string, string>();
let convert: ((text: string) => string) | undefined;

/** Each character by itself, without the words that it stands in: the length of a text stays the same. */
function simplifiedOf(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  convert ??= Converter({ from: 't', to: 'cn' });
  const simplified = convert(character);
  known.set(character, simplified);
  return simplified;
}

/** A text with its traditional Chinese characters simplified, one by one. For comparing, never for storing. */
export const simplified = (text: string): string => text.replace(han, simplifiedOf);

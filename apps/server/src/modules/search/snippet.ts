import { marksOf } from './marks.ts';

/** Characters shown before and after the first match. */
const reach = 100;

const longestDescription = 200;

/**
 * What is shown under a result's title: the description when it matches, else the surroundings of the first match in
 * the text, else the description all the same; only the title matches then.
 */
export function snippetOf(
  { description, body }: { description: string; body: string },
  terms: readonly string[],
): string {
  const ofDescription = cut(description, 0, longestDescription);
  if (marksOf(ofDescription, terms).length > 0) return ofDescription;
  const first = marksOf(body, terms)[0];
  return first ? cut(body, first[0] - reach, first[1] + reach) : ofDescription;
}

function cut(text: string, from: number, to: number): string {
  const start = wholeCharacter(text, Math.max(0, from));
  const end = wholeCharacter(text, Math.min(text.length, to));
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/** A place between two characters, not inside one that takes two units. */
function wholeCharacter(text: string, index: number) {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
}

/** Start and end of a part of a text, in UTF-16 units, the end not included: what `slice` takes. */
export type TextRange = readonly [start: number, end: number];

/** A character with its marks, so that nothing is cut in half. */
const cluster = /\P{M}\p{M}*/gu;

/** Half and full width, large and small, é and e are one. Marks of other scripts carry meaning and stay. */
function fold(character: string) {
  const plain = character.normalize('NFKC').toLowerCase();
  return /\p{Script=Latin}/u.test(plain) ? plain.normalize('NFD').replace(/\p{M}/gu, '') : plain;
}

/** The folded text, with the place in the original of each of its units. */
function folded(text: string) {
  let plain = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: character, index } of text.matchAll(cluster)) {
    const units = fold(character);
    for (let unit = 0; unit < units.length; unit += 1) {
      starts.push(index);
      ends.push(index + character.length);
    }
    plain += units;
  }
  return { plain, starts, ends };
}

/** In order, within the text, and those that touch or overlap made one. */
export function mergedRanges(ranges: readonly TextRange[], length: number): TextRange[] {
  const merged: [number, number][] = [];
  const bounded = ranges
    .map(([start, end]) => [Math.max(0, start), Math.min(length, end)] as const)
    .filter(([start, end]) => start < end)
    .sort((a, b) => a[0] - b[0]);
  for (const [start, end] of bounded) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/**
 * Where any of the words stands in a text, in the order of the text. A string is several words, divided by spaces, as
 * a reader writes them into a search field.
 */
export function occurrencesOf(text: string, words: string | readonly string[]): TextRange[] {
  const needles = (typeof words === 'string' ? words.split(/\s+/) : words)
    .map((word) => folded(word.trim()).plain)
    .filter((needle) => needle !== '');
  // Folding is by letter, and most texts are marked by ranges alone.
  if (needles.length === 0) return [];
  const { plain, starts, ends } = folded(text);
  const found: TextRange[] = [];
  for (const needle of needles) {
    for (let at = plain.indexOf(needle); at >= 0; at = plain.indexOf(needle, at + needle.length))
      found.push([starts[at] ?? 0, ends[at + needle.length - 1] ?? 0]);
  }
  return mergedRanges(found, text.length);
}

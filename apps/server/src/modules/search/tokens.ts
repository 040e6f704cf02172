/** Tells neither case nor width of letters apart: `Ｐython` and `PYTHON` are one word. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase();

interface Run {
  /** Chinese and Japanese are written without spaces between words. */
  isDense: boolean;
  characters: string[];
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}〇]/u;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

/** Longer than any word that somebody looks for; PostgreSQL refuses lexemes of 2 KiB. */
const longestWord = 60;

/** Stretches of one kind of writing; whatever is neither letter nor digit ends one. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let current: Run | undefined;
  for (const character of fold(text)) {
    if (!wordCharacter.test(character)) {
      current = undefined;
      continue;
    }
    const isDense = dense.test(character);
    if (current?.isDense !== isDense) runs.push((current = { isDense, characters: [] }));
    current?.characters.push(character);
  }
  return runs;
}

/** Overlapping pairs, and the last character alone, so that a phrase finds its end also where a run ends. */
const lexemesOf = ({ isDense, characters }: Run): string[] =>
  isDense
    ? characters.map((character, index) => character + (characters[index + 1] ?? ''))
    : [characters.join('').slice(0, longestWord)];

const lexemesWithKind = (run: Run) => lexemesOf(run).map((lexeme) => ({ isDense: run.isDense, lexeme }));

/** `A` weighs most. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** PostgreSQL's last position in a document; all later ones would count as this one and match wrongly. */
const lastPosition = 16_383;

/** Far enough that no phrase reaches from one part into the next. */
const gap = 2;

/**
 * A single character has a lexeme of its own, wherever it stands: all the pairs that begin with it would be hundreds of lists to go
 * through. The point tells it from the last character of a run, and is part of no word.
 */
const singleOf = (character: string) => `.${character}`;

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** The parts of a document as the text form of a `tsvector`, with positions for phrases. */
export function vectorOf(parts: readonly { text: string; weight: Weight }[]): string {
  const places = new Map<string, string[]>();
  let position = 0;
  const put = (lexeme: string, place: string) => {
    const known = places.get(lexeme);
    if (known) known.push(place);
    else places.set(lexeme, [place]);
  };
  for (const { text, weight } of parts) {
    const singles = new Set<string>();
    for (const { isDense, lexeme } of runsOf(text).flatMap(lexemesWithKind)) {
      position += 1;
      if (position > lastPosition) break;
      const place = `${position}${weight}`;
      put(lexeme, place);
      const [character = ''] = lexeme;
      if (!isDense || singles.has(character)) continue;
      // Once in each part: that it stands there, and how much the part weighs, is all that is asked.
      singles.add(character);
      put(singleOf(character), place);
    }
    position += gap;
  }
  return [...places].map(([lexeme, at]) => `${quoted(lexeme)}:${at.join(',')}`).join(' ');
}

/** The words between white space, each once. */
export const termsOf = (keywords: string): string[] => [
  ...new Set(keywords.trim().split(/\s+/).filter(Boolean).map(fold)),
];

/** Every term as a phrase, all of them required; null when nothing in it can be looked for. */
export function queryOf(terms: readonly string[]): string | null {
  const phrases = terms.map(phraseOf).filter((phrase) => phrase !== '');
  return phrases.length === 0 ? null : phrases.map((phrase) => `(${phrase})`).join(' & ');
}

function phraseOf(term: string): string {
  const runs = runsOf(term);
  const [first] = runs;
  if (runs.length === 1 && first?.isDense && first.characters.length === 1)
    return quoted(singleOf(first.characters.join('')));
  const lexemes = runs.flatMap((run, index) => {
    const isLast = index === runs.length - 1;
    const all = lexemesOf(run);
    // The last character alone stands in the document only where the run ends there as well.
    const needed = run.isDense && isLast && all.length > 1 ? all.slice(0, -1) : all;
    const isOpen = isLast && (!run.isDense || all.length === 1);
    return needed.map((lexeme, at) => quoted(lexeme) + (isOpen && at === needed.length - 1 ? ':*' : ''));
  });
  return lexemes.join(' <-> ');
}

/** What a text shares any pair of characters or any word with; null when nothing in it can be looked for. */
export function anyOf(text: string): string | null {
  const lexemes = runsOf(text).flatMap((run) =>
    // The last character alone stands in nearly every document.
    run.isDense && run.characters.length > 1 ? lexemesOf(run).slice(0, -1) : lexemesOf(run),
  );
  return lexemes.length === 0 ? null : [...new Set(lexemes)].map(quoted).join(' | ');
}

import { simplified } from '../typed-text/simplified.ts';

/**
 * Version of what `vectorOf` makes of a document. Raise it with every change: documents of an earlier version are made anew when a
 * server starts.
 */
export const tokenVersion = 3;

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Ignores case, width, invisible characters and the difference of traditional and simplified: `Ｐython` and `PYTHON` are one word. */
export const fold = (text: string) => simplified(text.normalize('NFKC').replace(invisible, '').toLowerCase());

/** A stretch of one kind of writing. */
interface Run {
  /** Chinese and Japanese are written without spaces between words. */
  isDense: boolean;
  text: string;
  /** The word with the symbols that are part of its name: `c++`, `c#`, `.net`. */
  names: string[];
  /** Whether a dot stands before it. */
  isDotted: boolean;
}

const dense = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3007';

/**
 * Runs of dense writing, of letters with the symbols of a name, and of digits. Whatever else ends a run; letters and digits end each
 * other, so that `vue3` and `vue 3` are the same.
 */
const runs = new RegExp(
  `(?<dense>[${dense}]+)|(?<dot>\\.)?(?<letters>(?:(?![${dense}])\\p{L})(?:(?![${dense}])[\\p{L}\\p{M}])*)(?<symbols>\\+\\+|[+#](?![\\p{L}\\p{N}]))?|(?<digits>(?:(?![${dense}])\\p{N})+)`,
  'gu',
);

/** Longer than any word that somebody looks for; PostgreSQL refuses lexemes of 2 KiB. */
const longestWord = 60;

function runsOf(text: string): Run[] {
  return Array.from(fold(text).matchAll(runs), ({ groups = {} }) => {
    const { dense: characters, dot = '', letters, symbols = '', digits = '' } = groups;
    if (characters !== undefined) return { isDense: true, text: characters, names: [], isDotted: false };
    const word = (letters ?? digits).slice(0, longestWord);
    const names = [symbols && word + symbols, dot && dot + word].filter(Boolean);
    return { isDense: false, text: word, names, isDotted: dot !== '' };
  });
}

/** Overlapping pairs, and the last character alone, so that a phrase finds its end also where a run ends. */
function lexemesOf({ isDense, text }: Run): string[] {
  if (!isDense) return [text];
  const characters = Array.from(text);
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

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
    for (const run of runsOf(text))
      for (const lexeme of lexemesOf(run)) {
        position += 1;
        if (position > lastPosition) break;
        const place = `${position}${weight}`;
        put(lexeme, place);
        for (const name of run.names) put(name, place);
        const [character = ''] = lexeme;
        if (!run.isDense || singles.has(character)) continue;
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
  ...new Set(keywords.trim().split(/\s+/).map(fold).filter(Boolean)),
];

/** Every term as a phrase, all of them required; null when nothing in it can be looked for. */
export function queryOf(terms: readonly string[]): string | null {
  const phrases = terms.map(phraseOf).filter((phrase) => phrase !== '');
  return phrases.length === 0 ? null : phrases.map((phrase) => `(${phrase})`).join(' & ');
}

/** The word of a run as it is looked for: with its symbols, with a dot before it only where the term begins with that. */
function soughtOf(run: Run, isFirst: boolean): string[] {
  const [name] = run.isDotted && !isFirst ? run.names.filter((each) => !each.startsWith('.')) : run.names;
  return name === undefined ? lexemesOf(run) : [name];
}

function phraseOf(term: string): string {
  const all = runsOf(term);
  const [first] = all;
  if (all.length === 1 && first?.isDense && Array.from(first.text).length === 1)
    return quoted(singleOf(first.text));
  const lexemes = all.flatMap((run, index) => {
    const isLast = index === all.length - 1;
    const sought = soughtOf(run, index === 0);
    // The last character alone stands in the document only where the run ends there as well.
    const needed = run.isDense && isLast && sought.length > 1 ? sought.slice(0, -1) : sought;
    const isOpen = isLast && (!run.isDense || sought.length === 1);
    return needed.map((lexeme, at) => quoted(lexeme) + (isOpen && at === needed.length - 1 ? ':*' : ''));
  });
  return lexemes.join(' <-> ');
}

/** What a text shares any pair of characters or any word with; null when nothing in it can be looked for. */
export function anyOf(text: string): string | null {
  const lexemes = runsOf(text).flatMap((run) => {
    const sought = soughtOf(run, false);
    // The last character alone stands in nearly every document.
    return run.isDense && sought.length > 1 ? sought.slice(0, -1) : sought;
  });
  return lexemes.length === 0 ? null : [...new Set(lexemes)].map(quoted).join(' | ');
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|#-]/g, '\\$&');

/** Characters between the runs of a phrase that are ignored, as few as keep marks of a result near what matched. */
const between = '[^\\p{L}\\p{N}]{0,3}';

/** Matches a folded term in a folded text as the search finds it, whatever stands between its runs. */
export function patternOf(term: string): RegExp {
  const words = runsOf(term).map((run, index) => soughtWord(run, index === 0));
  return new RegExp(words.length === 0 ? escaped(term) : words.join(between), 'gu');
}

const soughtWord = (run: Run, isFirst: boolean) =>
  escaped(run.isDense ? run.text : (soughtOf(run, isFirst)[0] ?? run.text));

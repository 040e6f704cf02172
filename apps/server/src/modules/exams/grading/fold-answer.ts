/** Differences that do not count when an answer is compared with a key. Each is ignored unless it is `false`. */
export interface Folding {
  /** `Photo` and `photo`. */
  case?: boolean;
  /** `ＡＢＣ１２３` and `ABC123`. */
  width?: boolean;
  /** `1,000`, `1000.0` and `+1000`; `.5` and `0.5`. */
  number?: boolean;
  /** Symbols that keyboards and word processors put for each other: `don’t` and `don't`, `−3` and `-3`, `25℃` and `25°C`. */
  symbol?: boolean;
}

/** Folding of a blank that accepts the exact spelling alone. */
export const exactFolding: Folding = { case: false, width: false, number: false, symbol: false };

/** Matches invisible characters: zero-width, direction marks, soft hyphens, control characters other than white space. */
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}|(?![\t-\r])\p{Cc}/gu;

/** Unicode block "Halfwidth and Fullwidth Forms". Compatibility forms outside it differ in meaning: x² is not x2, ① is not 1. */
const widthForms = /[\uFF01-\uFFEE]+/g;

const dash = '\u2010-\u2015\u2212\uFE58\uFE63';

const apart = (characters: string) => new RegExp(`[${characters}]`, 'g');

/** Symbols and what they are compared as. */
const symbols: readonly [RegExp, string][] = [
  // Curly and modifier apostrophes, primes.
  [apart('\u2018-\u201B\u02B9\u02BB\u02BC\u2032'), "'"],
  // Accents are apostrophes between letters alone: `a` in code is quoted otherwise than 'a'.
  [/(?<=\p{L})[`\u00B4](?=\p{L})/gu, "'"],
  [apart('\u201C-\u201F\u2033\u301D\u301E'), '"'],
  [apart(dash), '-'],
  // Middle dots of transcribed names.
  [apart('\u2022\u2027\u2219\u22C5\u30FB\uFF65'), '\u00B7'],
  [apart('\u2044\u2215'), '/'],
  [apart('\u2103'), '\u00B0C'],
  [apart('\u2109'), '\u00B0F'],
  [apart('\u00B5'), '\u03BC'],
  [apart('\u33A1'), 'm\u00B2'],
  [apart('\u33A5'), 'm\u00B3'],
];

/** Units and ligatures in one character, whose compatibility form is their spelling. */
const ligatures = apart('\u338E\u338F\u339C-\u339E\uFB00-\uFB06');

const number = new RegExp(`^([+\\-${dash}]?)(\\d*|[1-9]\\d{0,2}(?:,\\d{3})+)(?:\\.(\\d*))?$`);

/** A decimal number in one spelling, by its digits, so that none is lost; any other text unchanged. */
function spellNumber(text: string): string {
  const found = number.exec(text);
  if (!found) return text;
  const [, sign = '', digits = '', decimals = ''] = found;
  if (digits === '' && decimals === '') return text;
  const whole = digits.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  const rest = decimals.replace(/(?<!0)0+$/, '');
  const size = rest === '' ? whole : `${whole}.${rest}`;
  return sign === '' || sign === '+' || size === '0' ? size : `-${size}`;
}

const foldSymbols = (text: string) =>
  symbols
    .reduce((folded, [from, to]) => folded.replace(from, to), text)
    .replace(ligatures, (character) => character.normalize('NFKC'));

/**
 * Returns a text as it is compared; never store it. Invisible characters, outer and repeated white space and the composition of
 * accents never count.
 */
export function foldAnswer(text: string, folding: Folding = {}): string {
  const {
    case: foldsCase = true,
    width: foldsWidth = true,
    number: foldsNumber = true,
    symbol: foldsSymbol = true,
  } = folding;
  let folded = text.normalize('NFC').replace(invisible, '');
  if (foldsWidth) folded = folded.replace(widthForms, (forms) => forms.normalize('NFKC'));
  if (foldsSymbol) folded = foldSymbols(folded);
  folded = folded.replace(/\s+/g, ' ').trim();
  if (foldsCase) folded = folded.toLowerCase();
  return foldsNumber ? spellNumber(folded) : folded;
}

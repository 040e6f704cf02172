import { describe, expect, it } from 'vitest';
import { foldAnswer, type Folding } from './fold-answer.ts';
import { blank } from './kinds/blank.ts';

const strict: Folding = { case: false, width: false, number: false, symbol: false };

describe('a typed blank is the same answer as the key', () => {
  it.each([
    ['a phone types a curly apostrophe', 'don’t', "don't"],
    ['a full-width apostrophe of a Chinese keyboard', 'don＇t', "don't"],
    ['a modifier apostrophe of another layout', 'donʼt', "don't"],
    ['an acute accent in place of the apostrophe', 'don´t', "don't"],
    ['a grave accent in place of the apostrophe', 'don`t', "don't"],
    ['curly quotes of a word processor', '“yes”', '"yes"'],
    ['full-width quotes', '＂yes＂', '"yes"'],
    ['a prime from a formula editor', 'f′(x)', "f'(x)"],
    ['the minus sign of mathematics', '−3', '-3'],
    ['an en dash that autocorrection puts', '–3', '-3'],
    ['an em dash', '—3', '-3'],
    ['a full-width hyphen', '－３', '-3'],
    ['a non-breaking hyphen from a web page', 'twenty‑one', 'twenty-one'],
    ['a minus within a formula', 'x−1', 'x-1'],
    ['a full-width comma', '甲，乙', '甲,乙'],
    ['full-width parentheses', 'f（x）', 'f(x)'],
    ['full-width letters and digits', 'Ｈ２Ｏ', 'h2o'],
    ['half-width katakana', 'ｶﾞｽ', 'ガス'],
    ['another middle dot in a name', '列夫•托尔斯泰', '列夫·托尔斯泰'],
    ['a katakana middle dot', '列夫・托尔斯泰', '列夫·托尔斯泰'],
    ['the sign for degrees in one character', '25℃', '25°C'],
    ['the micro sign and the Greek letter', '5µm', '5μm'],
    ['the ohm sign and the Greek letter', '5\u2126', '5Ω'],
    ['a square metre in one character', '10㎡', '10m²'],
    ['a kilogram in one character', '10㎏', '10kg'],
    ['a ligature copied from a PDF', 'ﬁeld', 'field'],
    ['a fraction slash', '1⁄2', '1/2'],
    ['a decimal without its zero', '.5', '0.5'],
    ['a negative decimal without its zero', '−.5', '-0.5'],
    ['a decimal point without decimals', '5.', '5'],
    ['a full-width decimal point', '０．５', '0.5'],
    ['zeros before and after', '０３．５０', '3.5'],
    ['a plus sign', '＋3', '3'],
    ['zero with a sign', '-0.0', '0'],
    ['separators of thousands', '1,000', '1000'],
    ['full-width separators of thousands', '１２，３４５．０', '12345'],
    ['a zero-width space from a web page', '光\u200B合作用', '光合作用'],
    ['a byte order mark', '\uFEFF5', '5'],
    ['a direction mark', '\u200E5', '5'],
    ['a soft hyphen', 'photo\u00ADsynthesis', 'photosynthesis'],
    ['a word joiner within a number', '1\u2060000', '1000'],
    ['spaces around', ' \u00A05\u3000', '5'],
    ['runs of white space', 'a\u3000 \t\nb', 'a b'],
    ['decomposed accents', 'cafe\u0301', 'café'],
    ['capitals', 'DNA', 'dna'],
  ])('%s: %s is %s', (_, typed, key) => {
    expect(foldAnswer(typed)).toBe(foldAnswer(key));
  });
});

describe('a typed blank is another answer than the key', () => {
  it.each<[reason: string, typed: string, key: string, folding?: Folding]>([
    ['a power is no digit', 'x²', 'x2'],
    ['an index is no digit', 'H₂O', 'H2O'],
    ['a numbered item is no number', '①', '1'],
    ['a fraction is no text with a slash', '½', '12'],
    ['a square metre is not m2', '㎡', 'm2'],
    ['a comma that separates no thousands', '1,00', '100'],
    ['a group of thousands does not begin with zero', '0,123', '123'],
    ['a list of numbers', '1000,2000', '10002000'],
    ['a space may separate two numbers', '1 000', '1000'],
    ['a section is no decimal number', '1.10.', '1.1'],
    ['the sign', '-3', '3'],
    ['a point alone is no number', '.', ''],
    ['a unit is part of the answer', '5kg', '5'],
    ['a zero within a name with a unit', '3.10版', '3.1版'],
    ['all decimals count', '0.1000000000000000000001', '0.1'],
    ['single quotes are no double quotes', "'a'", '"a"'],
    ['a grave accent between no letters', '`a`', "'a'"],
    ['corner brackets are no quotes', '「a」', '"a"'],
    ['the Chinese numeral one is no dash', '一3', '-3'],
    ['an accent', 'resume', 'résumé'],
    ['words without their space', 'ab', 'a b'],
    ['case where it matters', 'DNA', 'dna', { case: false }],
    ['width where it matters', '３', '3', { width: false }],
    ['spelling of numbers where it matters', '3.0', '3', { number: false }],
    ['symbols where they matter', 'don’t', "don't", { symbol: false }],
  ])('%s: %s is not %s', (_, typed, key, folding) => {
    expect(foldAnswer(typed, folding)).not.toBe(foldAnswer(key, folding));
  });

  it('a minus sign is one of a number also where other symbols matter', () => {
    expect(foldAnswer('−3', { symbol: false })).toBe('-3');
  });
});

describe('a blank that accepts the exact spelling alone', () => {
  it.each([
    ["don't", true],
    [" don't ", true],
    ["don\u200B't", true],
    ['don’t', false],
    ["DON'T", false],
  ])('takes %j: %s', (typed, isRight) => {
    const key = {
      blanks: [
        { answers: ["don't"], score: 10, exact: true },
        { answers: ["don't"], score: 10 },
      ],
    };
    const { score } = blank.grade(
      { type: 3, score: 20, key },
      { own: { content: [typed, 'DON’T'], images: [] }, parts: new Map() },
      () => {
        throw new Error('a blank has no parts');
      },
    );
    expect(score).toBe(isRight ? 20 : 10);
  });

  it('differs in whatever a strict question tells apart', () => {
    expect(foldAnswer('Ａ', strict)).toBe('Ａ');
    expect(foldAnswer('x\u200B ', strict)).toBe('x');
  });
});

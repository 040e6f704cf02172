import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { requiredText, typedText } from './fields.ts';
import { cutText, isReadable, storableInput, storableText, textLength, tidyText } from './typed-text.ts';

describe('what is kept of a typed text', () => {
  it.each([
    ['  前后空白  ', '前后空白'],
    ['一\r\n二\r三', '一\n二\n三'],
    ['空\u0000字符\u0007', '空字符'],
    ['半个\uD83D字', '半个字'],
    ['完整的 😀', '完整的 😀'],
    ['家人 👨‍👩‍👧 和国旗 🇨🇳', '家人 👨‍👩‍👧 和国旗 🇨🇳'],
    ['שלום\u200F عليكم', 'שלום\u200F عليكم'],
    ['制表\t符', '制表\t符'],
  ])('%j becomes %j', (typed, kept) => expect(tidyText(typed)).toBe(kept));

  it('keeps four marks on a letter and no more, so that none paints over its neighbours', () => {
    expect(tidyText(`a${'\u0301'.repeat(300)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
  });
});

describe('an input that columns can hold', () => {
  it.each([
    ['a\u0000b', 'ab'],
    ['半个\uD83D字', '半个字'],
    ['\uDC00\uD83D', ''],
    ['😀 \r\n\t\u200B\uFFFE ', '😀 \r\n\t\u200B\uFFFE '],
  ])('turns %j into %j', (text, stored) => expect(storableText(text)).toBe(stored));

  it('is tidied at every depth, keys included, and keeps everything else', () => {
    const file = new File(['a'], 'a.txt');
    const input = { 'a\u0000': ['b\uD800', 1, null, { c: 'd\u0000' }], file };
    expect(storableInput(input)).toEqual({ a: ['b', 1, null, { c: 'd' }], file });
    expect(storableInput(Object.assign(Object.create(null) as object, { q: '\u0000' }))).toEqual({ q: '' });
  });

  it('makes no prototype of a key', () => {
    const input = storableInput(JSON.parse('{"__proto__\\u0000":{"isAdmin":true}}')) as { isAdmin?: true };
    expect(input.isAdmin).toBeUndefined();
  });

  it('is refused where it is nested too deep, instead of ending the stack', () => {
    const nested = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    expect(() => storableInput(nested)).toThrow('nested deeper than 64 levels');
  });

  it('holds no unstorable character and loses no other one, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.anything({ key: fc.string({ unit: 'binary' }) }),
        fc.string({ unit: 'binary' }),
        (value, text) => {
          const stored = JSON.stringify(storableInput([value, text])) ?? '';
          expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/i);
          expect(storableText(text)).toBe(
            Array.from(text)
              .filter((one) => one !== '\0' && one.isWellFormed())
              .join(''),
          );
        },
      ),
    );
  });
});

describe('what nobody could read', () => {
  it.each([
    '',
    '   ',
    '\n\n',
    '\u200B\u200D',
    '\u0000',
    '\u2800\u3164',
    '\u202E\u202C',
    '\u0301\u0301',
    // A placeholder of a picture, private use, unassigned, no character.
    '\uFFFC',
    '\uFFFD',
    '\uE000\uF8FF',
    '\u{F0000}',
    '\u0378',
    '\uFFFE',
    '\uD800',
  ])('is %j alone', (typed) => expect(isReadable(typed)).toBe(false));

  it.each(['字', '。', '😀', '👍🏽', '1', '\uE000字', '图\uFFFC'])('is not %j', (typed) =>
    expect(isReadable(typed)).toBe(true),
  );
});

describe('how long a typed text is', () => {
  it.each([
    ['😀'.repeat(5000), 5000],
    ['  字  ', 1],
    ['一\r\n二', 3],
    ['𠮷野家', 3],
    ['半\uD83D', 1],
  ])('%j', (typed, length) => expect(textLength(typed)).toBe(length));

  it('is the same for the page and for the contract, whatever is typed', () => {
    const most = 6;
    const typed = fc.string({
      unit: fc.constantFrom('字', '😀', ' ', '\r\n', '\n', '\u0000', '\uD83D', '\u0301', '🇨🇳', '\u200B'),
    });
    fc.assert(
      fc.property(typed, (text) => {
        const result = z.safeParse(typedText(most), text);
        const isShort = textLength(text) <= most;
        expect(result).toMatchObject(isShort ? { success: true, data: tidyText(text) } : { success: false });
        expect(z.safeParse(requiredText(most), text).success).toBe(
          textLength(text) > 0 && textLength(text) <= most,
        );
      }),
    );
  });
});

describe('what fits of a text', () => {
  it.each([
    ['一二三四', 3, '一二三'],
    ['一二', 3, '一二'],
    ['一二😀', 2, '一二'],
    ['一😀三', 2, '一😀'],
    // A family of five code points goes as a whole.
    ['一👨‍👩‍👧', 3, '一'],
    ['一 二', 2, '一'],
  ])('%j in %i is %j', (text, most, kept) => expect(cutText(text, most)).toBe(kept));
});

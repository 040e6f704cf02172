import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('what is kept of a typed comment', () => {
  it.each([
    ['  前后空白  ', '前后空白'],
    ['一\r\n二\r三', '一\n二\n三'],
    ['空\u0000字符\u0007', '空字符'],
    ['半个\uD83D字', '半个字'],
    ['完整的 😀', '完整的 😀'],
    ['家人 👨‍👩‍👧 和国旗 🇨🇳', '家人 👨‍👩‍👧 和国旗 🇨🇳'],
    ['שלום\u200F عليكم', 'שלום\u200F عليكم'],
    ['制表\t符', '制表\t符'],
  ])('%j becomes %j', (typed, kept) => expect(cleanText(typed)).toBe(kept));

  it.each(['', '   ', '\n\n', '\u200B\u200D', '\u0000', '\u2800\u3164', '\u202E\u202C', '\u0301\u0301'])(
    'nothing is left of %j, which nobody could read',
    (typed) => expect(cleanText(typed)).toBe(''),
  );

  it('keeps four marks on a letter and no more, so that none paints over its neighbours', () => {
    expect(cleanText(`a${'\u0301'.repeat(300)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
  });
});

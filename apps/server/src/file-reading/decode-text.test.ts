import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = '::甲::哪个对？{=对 ~错}\r\n';

const utf16 = (words: string, isBig = false) => {
  const bytes = Buffer.from(words, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const marked = (mark: readonly number[], bytes: Uint8Array) => Buffer.concat([Buffer.from(mark), bytes]);

// 哪个对？{=对 ~错} in GBK, and 𠈒 in the four bytes that only GB18030 has.
const gbk = Buffer.from('c4c4b8f6b6d4a3bf7b3db6d4207eb4ed7d', 'hex');
const fourBytes = Buffer.from('9532b736', 'hex');

describe('decodes a text', () => {
  it.each<[string, Uint8Array, string]>([
    ['UTF-8', Buffer.from(text), text],
    ['UTF-8 with a mark', marked([0xef, 0xbb, 0xbf], Buffer.from(text)), text],
    ['UTF-16 LE with a mark', marked([0xff, 0xfe], utf16(text)), text],
    ['UTF-16 BE with a mark', marked([0xfe, 0xff], utf16(text, true)), text],
    ['UTF-16 LE', utf16(text), text],
    ['UTF-16 BE', utf16(text, true), text],
    ['GBK', gbk, '哪个对？{=对 ~错}'],
    ['GB18030', fourBytes, '𠈒'],
    ['ASCII', Buffer.from('a{=b}'), 'a{=b}'],
    ['nothing', Buffer.from([]), ''],
  ])('%s', (_, bytes, expected) => {
    expect(decodeText(bytes)).toBe(expected);
  });
});

describe('refuses', () => {
  it.each<[string, Uint8Array]>([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['bytes of no encoding', Buffer.from('c4c4b8f6ff', 'hex')],
    ['UTF-8 that was cut within a character', Buffer.from('哪个对？{=对 ~错').subarray(0, -1)],
    ['half a surrogate pair', utf16('a\uD83D\n')],
  ])('%s', (_, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });
});

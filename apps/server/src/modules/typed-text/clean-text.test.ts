import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ['  一\r\n二\u0000  ', '一\n二'],
  ['\u200B 完整的 😀', '\u200B 完整的 😀'],
  ['\u200B\u200D', ''],
  ['\uFFFC\uE000', ''],
])('%j becomes %j', (typed, kept) => expect(cleanText(typed)).toBe(kept));

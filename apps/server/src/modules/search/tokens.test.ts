import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { fold, queryOf, termsOf, vectorOf } from './tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function matches(text: string, keywords: string): Promise<boolean> {
  const query = queryOf(termsOf(keywords));
  if (query === null) return false;
  const { rows } = await server.db.execute<{ found: boolean }>(
    sql`select ${vectorOf([{ text, weight: 'D' }])}::tsvector @@ ${query}::tsquery as found`,
  );
  return rows[0]?.found ?? false;
}

describe('a search for', () => {
  it.each([
    ['考研英语', '考研英语的复习', true],
    ['考研英语', '考研的英语', false],
    ['研究', '研究生命的起源', true],
    ['究生', '研究生命的起源', true],
    ['源', '研究生命的起源', true],
    ['命', '研究生命的起源', true],
    ['句', '研究生命的起源', false],
    ['python', '用 Ｐｙｔｈｏｎ 写脚本', true],
    ['pyth', '用 Python 写脚本', true],
    ['ython', '用 Python 写脚本', false],
    ['学Python', '自学Python三个月', true],
    ['Python三', '自学Python三个月', true],
    ['Python 三个月', '三个月学会 Python', true],
    ['Python Java', '三个月学会 Python', false],
    ['器学', '机器。学习', false],
    ["it's \\ 'x'", "it's x", true],
    ['2026年', '写于2026年春', true],
    ['𠮷野', '在𠮷野看花', true],
    ['…！', '句子…！', false],
  ])('%j in %j: %s', async (keywords, text, expected) => {
    expect(await matches(text, keywords)).toBe(expected);
  });

  it('any stretch of Chinese in a text finds the text, and nothing finds what it does not hold', async () => {
    const chinese = fc.string({
      unit: fc.constantFrom(...Array.from('天地玄黄宇宙')),
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(chinese, chinese, async (text, keyword) => {
        expect(await matches(text, keyword)).toBe(text.includes(keyword));
      }),
      { numRuns: 150 },
    );
  });

  it('a text as long as a book is indexed without a false phrase at its far end', async () => {
    const long = '春夏秋冬'.repeat(6000);
    expect(await matches(long, '秋冬春')).toBe(true);
    expect(await matches(`${long}梅兰竹菊`, '秋冬夏')).toBe(false);
  });
});

it('knows a word by its letters alone', () => {
  expect([fold('ＡＢＣ'), fold('Straße'), fold('㎡')]).toEqual(['abc', 'straße', 'm2']);
  expect(termsOf('  机器　学习 机器 ')).toEqual(['机器', '学习']);
});

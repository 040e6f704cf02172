import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchDocuments } from '../../db/schema.ts';
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

it('a single character is looked up as one word, and not as all that begin with it', () => {
  expect(queryOf(termsOf('的'))).toBe("('.的')");
  expect(queryOf(termsOf('我的 书'))).toBe("('我的') & ('.书')");
  expect(vectorOf([{ text: '的的确确', weight: 'A' }]).match(/'\.的':\S+/g)).toEqual(["'.的':1A"]);
});

it('documents of an earlier version learn their single characters by the migration', async () => {
  const parts = [
    { text: '研究：𠮷野的花 Python的书', weight: 'A' as const },
    { text: 'かな和カナ，的', weight: 'D' as const },
  ];
  const whole = vectorOf(parts);
  const earlier = whole.replace(/'\.[^']+':\S+ ?/g, '');
  const row = {
    resourceType: 'article',
    title: '',
    thumb: '',
    description: '',
    body: '',
    publishedAt: new Date(),
  };
  await server.db.insert(searchDocuments).values([
    { ...row, resourceId: 900_001, tokens: earlier },
    { ...row, resourceId: 900_002, tokens: '' },
  ]);
  const migration = join(import.meta.dirname, '../../db/migrations/0015_single_characters.sql');
  const [, , teach = ''] = readFileSync(migration, 'utf8').split('--> statement-breakpoint');
  await server.db.execute(sql.raw(teach));
  const { rows } = await server.db.execute<{ words: string[]; weights: string }>(sql`
    select tsvector_to_array(tokens) as words,
      (select string_agg(weight, '' order by weight) from unnest(tokens) as word, unnest(weights) as weight
        where lexeme = '.的') as weights
    from search_documents where resource_id in (900001, 900002) order by resource_id`);
  const { rows: wanted } = await server.db.execute<{ words: string[] }>(
    sql`select tsvector_to_array(${whole}::tsvector) as words`,
  );
  expect(rows.map(({ words }) => words)).toEqual([wanted[0]?.words, []]);
  expect(rows[0]?.weights).toBe('AD');
});

describe('a search for', () => {
  it.each([
    ['考研英语', '考研英语的复习', true],
    ['考研英语', '考研的英语', false],
    ['研究', '研究生命的起源', true],
    ['究生', '研究生命的起源', true],
    ['源', '研究生命的起源', true],
    ['研', '研究生命的起源', true],
    ['命 源', '研究生命的起源', true],
    ['命 句', '研究生命的起源', false],
    ['的x', '研究生命的x', true],
    ['x的', '命x的起源', true],
    ['.的', '研究生命的起源', true],
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
    ['C++', '学 C++ 的指针', true],
    ['c＋＋', '学 C++ 的指针', true],
    ['C++', '学 C 的指针', false],
    ['C++', 'CSS 与 C# 的书', false],
    ['C', '学 C++ 的指针', true],
    ['C++入门', 'C++入门', true],
    ['C++11', 'C++11 的新特性', true],
    ['C#', '用 C# 写游戏', true],
    ['C#', '用 C 写游戏', false],
    ['a+b', '求 a+b 的和', true],
    ['.NET', '.NET 入门', true],
    ['.NET', 'ASP.NET 入门', true],
    ['.NET', '计算机 Network 基础', false],
    ['ASP.NET', 'ASP.NET 入门', true],
    ['Node.js', 'Node.js 教程', true],
    ['node.js', 'Node JS 教程', true],
    ['.js', 'Node.js 教程', true],
    ['Vue3', 'Vue3 实战', true],
    ['Vue3', 'Vue 3 实战', true],
    ['Vue 3', 'Vue3 实战', true],
    ['Vue', 'Vue3 实战', true],
    ['Vue2', 'Vue 3 实战', false],
    ['Python3', 'Python 3.11 的新特性', true],
    ['H264', 'H.264 编码', true],
    ['線性代數', '线性代数', true],
    ['线性代数', '線性代數', true],
    ['數', '线性代数', true],
    ['发', '頭髮與發現', true],
    ['线\u200B性', '线性代数', true],
    ['\u200B', '线性代数', false],
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
  expect([fold('ＡＢＣ'), fold('Straße'), fold('㎡'), fold('數\u200B學')]).toEqual([
    'abc',
    'straße',
    'm2',
    '数学',
  ]);
  expect(termsOf('  机器　学习 机器 ')).toEqual(['机器', '学习']);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedHtml, marksOf } from './marks.ts';
import { snippetOf } from './snippet.ts';
import { termsOf } from './tokens.ts';

const cutOut = (text: string, keywords: string) =>
  marksOf(text, termsOf(keywords)).map(([from, to]) => text.slice(from, to));

describe('marks', () => {
  it.each([
    ['学习机器学习', '机器学习', ['机器学习']],
    ['学习学习', '学习', ['学习学习']],
    ['Python 与ＰＹＴＨＯＮ', 'python', ['Python', 'ＰＹＴＨＯＮ']],
    ['机器学习入门', '器学 学习', ['器学习']],
    ['五 ㎡ 的书房', 'm2', ['㎡']],
    ['𠮷野家与𠮷', '𠮷', ['𠮷', '𠮷']],
    ['什么也没有', '考试', []],
    ['学 Vue 3 和 Vue3', 'vue3', ['Vue 3', 'Vue3']],
    ['Node JS 与 Node.js', 'node.js', ['Node JS', 'Node.js']],
    ['C 与 C++ 与 Ｃ＋＋', 'c++', ['C++', 'Ｃ＋＋']],
    ['線性代數与线性代数', '线性代数', ['線性代數', '线性代数']],
    ['读《红楼梦》', '《红楼梦》', ['红楼梦']],
    ['？！', '？！', ['？！']],
    ['', '考试', []],
  ])('SD-05 in %j of %j are %j', (text, keywords, expected) => {
    expect(cutOut(text, keywords)).toEqual(expected);
  });

  it('SD-05 lie in order, apart, inside the text, for any text and keywords', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('学习aA㎡𠮷 <&Ｐ')) });
    fc.assert(
      fc.property(text, text, (words, keywords) => {
        const marks = marksOf(words, termsOf(keywords));
        marks.forEach(([from, to], index) => {
          expect(from).toBeLessThan(to);
          expect(to).toBeLessThanOrEqual(words.length);
          expect(from).toBeGreaterThan(marks[index - 1]?.[1] ?? -1);
        });
        const html = markedHtml(words, marks);
        expect(html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
      }),
    );
  });

  it('SD-05 are the only markup of the HTML form', () => {
    expect(markedHtml('<b>考试</b> & "题"', marksOf('<b>考试</b> & "题"', ['考试']))).toBe(
      '&lt;b&gt;<mark>考试</mark>&lt;/b&gt; &amp; &quot;题&quot;',
    );
  });
});

describe('the snippet', () => {
  const body = `${'前'.repeat(300)}考试${'后'.repeat(300)}`;

  it('is the description when it matches', () => {
    expect(snippetOf({ description: '怎样准备考试', body }, ['考试'])).toBe('怎样准备考试');
  });

  it('is what surrounds the first match in the text otherwise', () => {
    const snippet = snippetOf({ description: '简介', body }, ['考试']);
    expect(snippet).toBe(`…${'前'.repeat(100)}考试${'后'.repeat(100)}…`);
  });

  it('is the description when only the title matches, and empty when there is none', () => {
    expect(snippetOf({ description: '简介', body: '正文' }, ['考试'])).toBe('简介');
    expect(snippetOf({ description: '', body: '正文' }, ['考试'])).toBe('');
  });

  it('cuts no character in two', () => {
    const snippet = snippetOf({ description: '', body: `${'𠮷'.repeat(80)}中考试` }, ['考试']);
    expect(snippet).not.toMatch(/\p{Cs}/u);
    expect(snippet).toContain('考试');
  });
});

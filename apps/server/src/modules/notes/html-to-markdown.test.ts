import { describe, expect, it } from 'vitest';
import { htmlToMarkdown, markdownText } from './html-to-markdown.ts';

describe('a note as Markdown', () => {
  it.each([
    [
      'paragraphs and marks',
      '<p>甲<strong>乙</strong><em> 丙 </em></p><p>丁<br>戊</p>',
      '甲**乙** *丙*\n\n丁  \n戊',
    ],
    ['a heading below its title', '<h2>题</h2>', '### 题'],
    ['lists in lists', '<ul><li><p>甲</p><ol start="3"><li><p>乙</p></li></ol></li></ul>', '- 甲\n\n  3. 乙'],
    ['a quotation', '<blockquote><p>甲</p><p>乙</p></blockquote>', '> 甲\n> \n> 乙'],
    ['code', '<pre><code>a ``` b\n</code></pre><p><code>x`y</code></p>', '````\na ``` b\n````\n\n``x`y``'],
    [
      'a link and a picture',
      '<p><a href="/a(b)">甲</a><img src="/c.png" alt="图"></p>',
      '[甲](/a%28b%29)![图](/c.png)',
    ],
    [
      'a table',
      '<table><tbody><tr><th>甲</th><th>乙</th></tr><tr><td><p>1|2</p></td></tr></tbody></table>',
      '| 甲 | 乙 |\n| --- | --- |\n| 1\\|2 |  |',
    ],
    ['words without a block', '甲<hr>乙', '甲\n\n---\n\n乙'],
  ])('has %s', (_, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  it.each([
    [
      'a mark that ends with a punctuation mark before a word',
      '<strong>注意：</strong>后文',
      '<strong>注意：</strong>后文',
    ],
    ['a mark that begins with one behind a word', '甲<b>“乙”</b>', '甲<strong>“乙”</strong>'],
    ['the same between punctuation marks', '甲：<b>“乙”</b>。', '甲：**“乙”**。'],
    ['the same at the edges of a line', '<b>（甲）</b><br><b>“乙”</b>', '**（甲）**  \n**“乙”**'],
    ['a mark within a word', '甲<b>乙</b>丙', '甲**乙**丙'],
    ['a mark over an empty line', '<b>甲<br><br>乙</b>', '**甲<br>  \n乙**'],
    ['two marks with nothing between', '<b>甲</b><b>乙</b>', '<strong>甲</strong><strong>乙</strong>'],
    ['two marks of two kinds with nothing between', '<b>甲</b><i>乙</i>', '<strong>甲</strong><em>乙</em>'],
    ['a mark in a mark', '<b><i>甲</i>乙</b>', '***甲*乙**'],
    ['a mark in a mark of its kind', '<b>甲<strong>乙</strong></b>', '**甲乙**'],
    ['a struck mark behind a word', '甲<b><s>乙</s></b>', '甲<strong>~~乙~~</strong>'],
    ['a mark of code behind a word', '甲<b><code>乙</code></b>', '甲<strong>`乙`</strong>'],
    ['a marked link behind a word', '甲<b><a href="/a">乙</a></b>', '甲<strong>[乙](/a)</strong>'],
    ['an asterisk within a mark', '甲<b>*</b>乙', '甲<strong>\\*</strong>乙'],
    ['characters that stand for marks', '甲\uFDD0&#xFDD0;乙&#xFDD3;', '甲乙'],
  ])('shows no asterisks of %s', (_, html, markdown) => {
    expect(htmlToMarkdown(`<p>${html}</p>`)).toBe(markdown);
  });

  it.each([
    ['<p># 不是标题</p>', '\\# 不是标题'],
    ['<p>1. 不是列表</p>', '1\\. 不是列表'],
    ['<p>- 也不是</p>', '\\- 也不是'],
    ['<p>*不粗* [不是](链接) &lt;b&gt;</p>', '\\*不粗\\* \\[不是\\](链接) \\<b\\>'],
    ['<p>&amp;lt;</p>', '&amp;lt;'],
  ])('keeps as words what looks like markup: %s', (html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  it('has a title in one line', () => {
    expect(markdownText('# 一\n二')).toBe('\\# 一 二');
  });
});

import { describe, expect, it } from 'vitest';
import { commentHtml } from './comment-html.ts';
import { hostileComments } from './comments.fixtures.ts';

const link = (url: string, href = url) => `<a href="${href}" rel="nofollow ugc noopener">${url}</a>`;

describe('the HTML of a comment', () => {
  it.each([
    ['一句话', '<p>一句话</p>'],
    ['两\n行', '<p>两<br>行</p>'],
    ['一段\n\n两段', '<p>一段</p><p>两段</p>'],
    ['一段\n  \n\n\n两段', '<p>一段</p><p>两段</p>'],
    ['a < b && "c" > \'d\'', '<p>a &lt; b &amp;&amp; &quot;c&quot; &gt; &#39;d&#39;</p>'],
    ['&lt;', '<p>&amp;lt;</p>'],
    ['👩‍👩‍👧 🇨🇳', '<p>👩‍👩‍👧 🇨🇳</p>'],
  ])('keeps %j as text, with its lines and paragraphs', (text, html) => {
    expect(commentHtml(text)).toBe(html);
  });

  it.each([
    ['见 https://example.com/a?b=1#c 。', `见 ${link('https://example.com/a?b=1#c')} 。`],
    ['见 https://example.com，很好', `见 ${link('https://example.com', 'https://example.com/')}，很好`],
    ['见https://example.com/a，很好', `见${link('https://example.com/a')}，很好`],
    ['(https://example.com/x)', `(${link('https://example.com/x')})`],
    [
      'https://example.com/路径?q=学习',
      link('https://example.com/路径?q=学习', `https://example.com/${encodeURI('路径?q=学习')}`),
    ],
    [
      '见https://zh.wikipedia.org/wiki/列夫·托尔斯泰，很好',
      `见${link('https://zh.wikipedia.org/wiki/列夫·托尔斯泰', `https://zh.wikipedia.org/wiki/${encodeURI('列夫·托尔斯泰')}`)}，很好`,
    ],
    [
      '（https://例子.测试/甲）',
      `（${link('https://例子.测试/甲', `https://xn--fsqu00a.xn--0zwm56d/${encodeURI('甲')}`)}）`,
    ],
    ['https://example.com很好', `${link('https://example.com', 'https://example.com/')}很好`],
    [
      'https://example.com:8080很好/一般',
      `${link('https://example.com:8080', 'https://example.com:8080/')}很好/一般`,
    ],
    ['https://bücher.example/ñ', link('https://bücher.example/ñ', 'https://xn--bcher-kva.example/%C3%B1')],
    ['(https://example.com/a_(b))', `(${link('https://example.com/a_(b)')})`],
    ['[https://example.com/a]', `[${link('https://example.com/a')}]`],
    ['https://zh.wikipedia.org/wiki/A_(B)', link('https://zh.wikipedia.org/wiki/A_(B)')],
    ['看 https://example.com/a. 然后', `看 ${link('https://example.com/a')}. 然后`],
    [
      'https://example.com/a，https://example.com/b',
      `${link('https://example.com/a')}，${link('https://example.com/b')}`,
    ],
    ['https://example.com/?a=1&b=2', link('https://example.com/?a=1&amp;b=2')],
  ])('links the addresses in %j', (text, html) => {
    expect(commentHtml(text)).toBe(`<p>${html}</p>`);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://',
    'http://user:pw@evil.example/',
  ])('leaves %j as text', (text) => expect(commentHtml(text)).not.toContain('<a '));

  it('drops the direction controls that could make an address read as another', () => {
    expect(commentHtml('https://example.com/\u202Egpj.exe')).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  });

  it('CB-05 knows no markup but its own, whatever is typed', () => {
    const own = /<\/?p>|<br>|<a href="https?:[^"<>\s]*" rel="nofollow ugc noopener">|<\/a>/g;
    const leaking = hostileComments.filter((text) => /[<>"']/.test(commentHtml(text).replace(own, '')));
    expect(leaking).toEqual([]);
    expect(hostileComments.length).toBeGreaterThanOrEqual(40);
  });
});

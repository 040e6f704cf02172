// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hostileHtml } from './hostile-html.fixtures.ts';
import { RichText } from './rich-text.tsx';

const words = (html: string) =>
  /^<div [^>]*>(.*)<\/div>$/s.exec(renderToString(<RichText html={html} />))?.[1];

it('draws the plain words where there is no document', () => {
  expect(typeof document).toBe('undefined');
  expect(words('<h2>一</h2><p>甲 &amp; <b>乙</b><br>丙</p><style>p{}</style>')).toBe('一\n甲 &amp; 乙\n丙');
});

it('draws the paragraphs of a comment as they will be', () => {
  expect(words('<p>甲 &lt;<br>乙</p><p>丙</p>')).toBe('<p>甲 &lt;<br/>乙</p><p>丙</p>');
});

it('draws the links of a comment as they will be', () => {
  const html = '<p>见 <a href="https://a.test/?b=1&amp;c" rel="nofollow ugc noopener">a.test</a>。</p>';
  const drawn = '<a href="https://a.test/?b=1&amp;c" rel="noopener nofollow ugc" target="_blank">a.test</a>';
  expect(words(html)?.replaceAll('<!-- -->', '')).toBe(`<p>见 ${drawn}。</p>`);
});

it.each(hostileHtml)('CB-05 draws no element of: $name', ({ html }) => {
  expect(words(html)).not.toContain('<');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purify } from '../rich-text/purify.ts';
import { anyDocuments, plainDocuments } from './documents.fixtures.ts';
import { documentOf, htmlOf } from './html.ts';
import { schema } from './schema.ts';

const writtenBy = (fragment: DocumentFragment) => {
  const place = document.createElement('div');
  place.append(fragment);
  return place.innerHTML;
};

/** Letters without the spaces that HTML may keep in another way. */
const letters = (text: string) => text.replace(/[\s\p{Cc}\uFDD0]/gu, '');

describe('CB-05 what the editor writes', () => {
  it('is what the sanitiser lets through, byte for byte', () => {
    fc.assert(
      fc.property(anyDocuments, (doc) => {
        doc.check();
        const html = htmlOf(doc);
        expect(writtenBy(purify(html))).toBe(html);
      }),
      { numRuns: 200 },
    );
  });

  it('is written the same again after it was read', () => {
    fc.assert(
      fc.property(anyDocuments, (doc) => {
        const html = htmlOf(doc);
        expect(htmlOf(documentOf(html))).toBe(html);
      }),
      { numRuns: 200 },
    );
  });

  it('takes a line break alone for the empty line that it is written as', () => {
    const { doc, paragraph, hard_break: lineBreak } = schema.nodes;
    const blank = paragraph.create(null, lineBreak.create());
    const words = paragraph.create(null, schema.text('学'));
    expect(htmlOf(doc.create(null, [blank]))).toBe('');
    expect(htmlOf(doc.create(null, [blank, words]))).toBe('<p><br></p><p>学</p>');
  });

  it('has no style, no class but a language, and no words but the document’s, all of them', () => {
    fc.assert(
      fc.property(anyDocuments, (doc) => {
        const fragment = purify(htmlOf(doc));
        expect(fragment.querySelectorAll('[style], [id], [data-pm-slice]')).toHaveLength(0);
        for (const { className } of fragment.querySelectorAll('[class]'))
          expect(className).toMatch(/^language-[\w+]+$/);
        for (const reading of fragment.querySelectorAll('rt, caption')) reading.remove();
        expect(letters(fragment.textContent ?? '')).toBe(
          letters(doc.textBetween(0, doc.content.size, '', null)),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('gives the document back', () => {
    fc.assert(
      fc.property(plainDocuments, (doc) => {
        const again = documentOf(htmlOf(doc));
        again.check();
        expect(htmlOf(again)).toBe(htmlOf(doc));
        expect(letters(again.textContent)).toBe(letters(doc.textContent));
      }),
      { numRuns: 200 },
    );
  });
});

describe('ED-05 what Markdown has become', () => {
  it.each([
    [
      'lists within lists',
      '<ol>\n<li>一\n<ul>\n<li>甲\n<ol start="3">\n<li>子</li>\n</ol>\n</li>\n</ul>\n</li>\n<li><p>二</p>\n<p>接着二</p></li>\n</ol>',
      '一甲子二接着二',
      'ol ul ol[start="3"]',
    ],
    ['items without words', '<ul>\n<li></li>\n<li>一</li>\n<li><ul><li></li></ul></li>\n</ul>', '一', 'li'],
    [
      'breaks in cells',
      '<table>\n<thead>\n<tr>\n<th>甲</th>\n<th></th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>一<br>二<br><br>三</td>\n<td>四</td>\n</tr>\n</tbody>\n</table>',
      '甲一二三四',
      'td br',
    ],
    [
      'HTML among the words',
      '<p>前<font color="red">红</font><center>中</center><custom-tag>自造</custom-tag></p>\n<div align="center"><u>下</u><details><summary>题</summary>答</details></div>',
      '前红中自造下题答',
      'u',
    ],
    [
      'a task list',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> 做完</li></ul>',
      '做完',
      'li',
    ],
    [
      'notes at the foot',
      '<p>文<sup><a href="#fn1">1</a></sup></p><hr><section><ol><li id="fn1">注<a href="#ref1">↩</a></li></ol></section>',
      '文1注↩',
      'sup',
    ],
    [
      'a quotation of code',
      '<blockquote>\n<pre><code class="language-py">a\n\nb\n</code></pre>\n</blockquote>',
      'ab',
      'pre',
    ],
  ])('loses no word, and is written the same once more: %s', (_, html, words, shape) => {
    const written = htmlOf(documentOf(html));
    const place = document.createElement('div');
    place.innerHTML = written;
    expect(letters(place.textContent ?? '')).toBe(words);
    expect(place.querySelector(shape)).not.toBeNull();
    expect(htmlOf(documentOf(written))).toBe(written);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '../../../../apps/server/src/modules/rich-text/sanitise-html.ts';
import { allowed } from '../rich-text/allow-list.ts';
import { hostileHtml } from '../rich-text/hostile-html.fixtures.ts';
import { purify } from '../rich-text/purify.ts';
import { anyDocuments } from './documents.fixtures.ts';
import { htmlOf } from './html.ts';

/** What the reader's sanitiser leaves of it. */
function shown(html: string): string {
  const box = document.createElement('div');
  box.append(purify(html));
  return box.innerHTML;
}

// Neither may import the other, so that each has its list of what is allowed.
describe('the HTML that the server stores', () => {
  it('is what the editor has written, to the byte', () => {
    fc.assert(
      fc.property(anyDocuments, (doc) => {
        const written = htmlOf(doc);
        expect(sanitiseHtml(written)).toBe(written);
      }),
    );
  });

  it.each(hostileHtml.map(({ name, html }) => [name, html]))(
    'has nothing that the reader would take out: %s',
    (_, html) => {
      const stored = storedOf(html);
      expect(shown(stored)).toBe(stored);
      expect(storedOf(stored)).toBe(stored);
    },
  );

  it.each(allowed.ALLOWED_TAGS.filter((tag) => !/^(?:caption|col|colgroup|t[a-z]+)$/.test(tag)))(
    'keeps the element %s, which the reader shows',
    (tag) => {
      const html =
        { br: '<br>', hr: '<hr>', img: '<img src="/a.svg">', wbr: '<wbr>' }[tag] ?? `<${tag}>字</${tag}>`;
      expect(shown(html)).toBe(html);
      expect(sanitiseHtml(html)).toBe(html);
    },
  );

  it('keeps tables, which the reader shows', () => {
    const html =
      '<table><caption>表</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col" colspan="2">头</th></tr></thead><tbody><tr><td rowspan="2" width="9">格</td></tr></tbody><tfoot><tr><td>尾</td></tr></tfoot></table>';
    expect(shown(html)).toBe(html);
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each(allowed.ALLOWED_ATTR.filter((name) => !/^(?:class|href|src)$/.test(name)))(
    'keeps the attribute %s, which the reader shows',
    (name) => {
      const html = `<p ${name}="1">字</p>`;
      expect(shown(html)).toBe(html);
      expect(sanitiseHtml(html)).toBe(html);
    },
  );

  it.each([
    'https://example.com/a?b=1#c',
    'http://example.com',
    'mailto:a@example.com',
    'tel:110',
    '/article/1',
    '../a.html',
    '#a',
    'a:b',
    'javascript:1',
    'JaVaScript:1',
    'java\nscript:1',
    'data:text/html,1',
    'vbscript:1',
    'ftp://example.com',
    '//example.com',
  ])('takes the address %j as the reader does', (address) => {
    const html = `<a href="${address}">字</a>`;
    expect(sanitiseHtml(html)).toBe(shown(html));
  });
});

/** What nests too deep is not stored at all. */
function storedOf(html: string): string {
  try {
    return sanitiseHtml(html);
  } catch (error) {
    if ((error as { code?: number }).code !== 1) throw error;
    return '';
  }
}

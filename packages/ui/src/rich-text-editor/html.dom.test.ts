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

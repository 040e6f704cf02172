import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dividerMark } from './divider-mark.ts';
import { htmlOfTyped, lettersBefore } from './typed-text.ts';

/** Text of HTML, for the few references that `htmlOfTyped` writes. */
const textOf = (html: string) =>
  html
    .replaceAll('<p>', '')
    .replaceAll('</p>', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('what is typed into an empty text area', () => {
  it.each([
    ['若 a<b 且 b<c', '<p>若 a&lt;b 且 b&lt;c</p>'],
    ['List<String> 和 <b>', '<p>List&lt;String&gt; 和 &lt;b&gt;</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['A&B &lt; C', '<p>A&amp;B &amp;lt; C</p>'],
    [`前${dividerMark}后`, '<p>前&lt;!--divider--&gt;后</p>'],
    ['一\n\n二', '<p>一</p><p>二</p>'],
  ])('is text: %j', (typed, html) => expect(htmlOfTyped(typed)).toBe(html));

  it('keeps every character, whatever is typed', () => {
    const character = fc.constantFrom(
      '<',
      '>',
      '&',
      'b',
      '/',
      '"',
      "'",
      ';',
      '#',
      '!',
      '-',
      ' ',
      '\ud83d',
      '字',
    );
    fc.assert(
      fc.property(fc.string({ unit: character }), (typed) => {
        expect(textOf(htmlOfTyped(`字${typed}字`))).toBe(`字${typed}字`);
      }),
    );
  });
});

describe('what is typed into a text area that began with HTML', () => {
  const source = '<p>旧文 &amp; <a href="/a>b">链接</a></p>';

  it.each([
    [source, source],
    ['<p>旧文 a<b &amp; <a href="/a>b">链接</a></p>', '<p>旧文 a&lt;b &amp; <a href="/a>b">链接</a></p>'],
    ['<p>List<String></p>', '<p>List&lt;String&gt;</p>'],
    ['新 & <b>', '<p>新 &amp; &lt;b&gt;</p>'],
  ])('is HTML only where the source was: %j', (typed, html) => expect(htmlOfTyped(typed, source)).toBe(html));

  it('is divided where the source was', () => {
    expect(htmlOfTyped(`前${dividerMark}后`, `一${dividerMark}二`)).toBe(`<p>前</p>${dividerMark}<p>后</p>`);
  });
});

it('counts the letters before the caret as they stand, also beside signs of HTML', () => {
  expect(lettersBefore('a<b>c', 4)).toBe(4);
  expect(lettersBefore('<p>旧</p>', 4, '<p>旧</p>')).toBe(0);
});

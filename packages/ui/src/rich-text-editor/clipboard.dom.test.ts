import { describe, expect, it } from 'vitest';
import { allowed } from '../rich-text/allow-list.ts';
import { hostileHtml } from '../rich-text/hostile-html.fixtures.ts';
import { purify } from '../rich-text/purify.ts';
import { cleanPasted, sendCarried, sliceOfText } from './clipboard.ts';
import { documentOf, htmlOf, parser } from './html.ts';
import { pastes } from './pastes.fixtures.ts';

const letters = (text: string) => text.replace(/[\s\u00A0]/g, '');

const allowedNames = new RegExp(
  `^(?:${allowed.ALLOWED_ATTR.join('|')}|rel|target|data-part|data-display|tabindex|role|aria-label)$`,
);

const shown = (html: string) => {
  const place = document.createElement('div');
  place.append(purify(html));
  return place;
};

it('has a hundred pastes, each of its own', () => {
  expect(new Set(pastes.map(({ html }) => html)).size).toBeGreaterThanOrEqual(100);
});

describe('CB-05 what is pasted', () => {
  it.each(pastes)('loses no word and stands in its shape: $name', ({ html, words, shape }) => {
    const place = shown(htmlOf(documentOf(cleanPasted(html))));
    expect(letters(place.textContent ?? '')).toBe(words);
    expect(place.querySelector(shape)).not.toBeNull();
  });

  it.each(hostileHtml)('brings nothing that the reader would not show: $name', ({ html }) => {
    const cleaned = cleanPasted(html);
    const { body } = document.implementation.createHTMLDocument('');
    body.innerHTML = cleaned;
    for (const element of body.querySelectorAll('*'))
      for (const { name } of element.attributes) expect(name).toMatch(allowedNames);
    expect(htmlOf(documentOf(cleaned))).toBe(shown(htmlOf(documentOf(cleaned))).innerHTML);
  });

  it('is not bold because Google Docs wraps all of it', () => {
    const paste = pastes.find(({ name }) => name === 'words from Google Docs');
    expect(cleanPasted(paste?.html ?? '')).not.toMatch(/<b>|<strong>/);
  });

  it('keeps what the editor itself noted of how deep it was cut, and no attribute that a stranger noted', () => {
    const note = '1 1 [\\"heading\\",{\\"level\\":9}]'.replaceAll('\\"', '&quot;');
    expect(cleanPasted(`<p data-pm-slice="${note}">一</p>`)).toBe(
      '<p data-pm-slice="1 1 [&quot;heading&quot;,null]">一</p>',
    );
    expect(cleanPasted('<p data-pm-slice="x">一</p>')).toBe('<p>一</p>');
  });
});

describe('pictures inside of a paste', () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  const slice = () =>
    parser.parseSlice(shown(`<p>前</p><figure><img src="${dot}"><figcaption>说明</figcaption></figure>`));

  it('are uploaded, with the words below them', () => {
    const files: File[] = [];
    const sent = sendCarried(slice(), (file) => `upload-${files.push(file)}`);
    expect(files.map(({ type, size }) => [type, size])).toEqual([['image/gif', 14]]);
    expect(sent.content.lastChild?.attrs).toMatchObject({ src: '', upload: 'upload-1' });
    expect(sent.content.textBetween(0, sent.content.size)).toBe('前说明');
  });

  it('leave their words where nothing can be uploaded', () => {
    const sent = sendCarried(slice(), () => null);
    expect(sent.content.textBetween(0, sent.content.size)).toBe('前说明');
  });
});

it('takes lines of plain text for paragraphs, and formulae for formulae', () => {
  const { content } = sliceOfText('一\r\n\r\n若 $x^2$ 则 <b>\n三');
  expect(content.childCount).toBe(3);
  expect(content.child(1).child(1).attrs['source']).toBe('$x^2$');
  expect(content.child(1).lastChild?.text).toBe(' 则 <b>');
});

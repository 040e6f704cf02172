import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '../../../../apps/server/src/modules/rich-text/sanitise-html.ts';
import { allowed } from '../rich-text/allow-list.ts';
import { hostileHtml } from '../rich-text/hostile-html.fixtures.ts';
import { purify } from '../rich-text/purify.ts';
import { cleanPasted, sliceOfText } from './clipboard.ts';
import { documentOf, htmlOf } from './html.ts';
import { pastes } from './pastes.fixtures.ts';

const letters = (text: string) => text.replace(/[\s\u00A0]/g, '');

const allowedNames = new RegExp(
  `^(?:${allowed.ALLOWED_ATTR.join('|')}|rel|target|data-part|data-display|tabindex|role|aria-label|data-mention)$`,
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

  it.each(pastes)('is stored by the server as the editor has written it: $name', ({ html }) => {
    const written = htmlOf(documentOf(cleanPasted(html)));
    expect(sanitiseHtml(written)).toBe(written);
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

it('takes lines of plain text for paragraphs, and formulae for formulae', () => {
  const { content } = sliceOfText('一\r\n\r\n若 $x^2$ 则 <b>\n三');
  expect(content.childCount).toBe(3);
  expect(content.child(1).child(1).attrs['source']).toBe('$x^2$');
  expect(content.child(1).lastChild?.text).toBe(' 则 <b>');
});

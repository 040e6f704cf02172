import { entities } from './plain-text.ts';

const entity = '&(?:amp|lt|gt|quot|#39);';
// What a parser changes on its way, and the mark of `respell`, are left to the sanitiser.
const text = `[^<&\\0\\r\\uFDD0]*(?:${entity}[^<&\\0\\r\\uFDD0]*)*`;
const linkIn = (group: string) =>
  `<a href="${group}https?://(?:[-\\w.~:/?#[\\]@!$'()*+,;=%]|&(?:amp|#39);)+)" rel="nofollow ugc noopener">${group}${text})</a>`;

// Each way through it is the only one: it takes as long as the text is.
const strict = new RegExp(`^(?:<p>${text}(?:(?:<br>|${linkIn('(?:')})${text})*</p>)+$`);
const link = new RegExp(linkIn('('));
const anyEntity = new RegExp(entity, 'g');

const read = (written: string) => written.replace(anyEntity, (whole) => entities[whole] ?? whole);

/**
 * The lines of each paragraph, when the HTML is of the grammar in which our server writes comments: paragraphs, line breaks,
 * words, and links of the web to a new page; null for whatever cannot be proved to be. A line is words, then the address
 * and the words of a link, then words again, and so on. All of it is drawn as words and links: no parser, no
 * sanitiser, the same on a server.
 */
export const paragraphsOf = (html: string): string[][][] | null =>
  strict.test(html)
    ? html
        .slice(3, -4)
        .split('</p><p>')
        .map((paragraph) => paragraph.split('<br>').map((line) => line.split(link).map(read)))
    : null;

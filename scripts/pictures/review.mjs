// Pictures before and after, by folder, and one page of those that differ.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures } from './compare.mjs';

/** File names with an ending in a folder of drawn stories. */
export const drawnIn = (folder, ending = '.png') =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];

/** What is in the folders `before` and `after` of a review, by file name. */
export const pairsIn = (folder) =>
  [...new Set([...drawnIn(join(folder, 'before')), ...drawnIn(join(folder, 'after'))])]
    .sort()
    .map((name) => ({ name, before: `before/${name}`, after: `after/${name}` }));

/**
 * Compares pairs of files in `folder`, of which one may be missing, and writes the page of those that differ there.
 * Answers these with what is said of each in `words`.
 */
export function writeReview({ folder, heading, pairs = pairsIn(folder) }) {
  mkdirSync(join(folder, 'difference'), { recursive: true });
  const items = pairs.flatMap(({ name, ...files }) => {
    const [before, after] = [files.before, files.after].map((file) =>
      existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : null,
    );
    if (!after) return [{ name, words: 'is gone', before: files.before }];
    if (!before) return [{ name, words: 'is new', after: files.after }];
    const changed = comparePictures(before, after);
    if (!changed) return [];
    const difference = `difference/${name}`;
    writeFileSync(join(folder, difference), changed.difference);
    return [{ name, words: changed.words, ...files, difference }];
  });
  writeFileSync(join(folder, 'index.html'), pageOf(heading, items));
  return items;
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function pageOf(heading, items) {
  const figure = (name, role, file) =>
    file
      ? `<figure class="${role}"><figcaption>${role}</figcaption><img src="${escape(encodeURI(file))}" alt="${escape(name)}, ${role}" loading="lazy"></figure>`
      : '';
  const articles = items.map(({ name, words, ...files }) => {
    const figures = ['before', 'after', 'difference'].map((role) => figure(name, role, files[role]));
    return `<article id="${escape(name)}"><h2>${escape(name.replace(/\.png$/, ''))}</h2><p>${escape(words)}</p><div>${figures.join('')}</div></article>`;
  });
  return readFileSync(join(import.meta.dirname, 'review.html'), 'utf8')
    .replaceAll('<!-- heading -->', () => escape(heading))
    .replace('<!-- pictures -->', () => articles.join('\n') || '<p>Nothing looks otherwise.</p>');
}

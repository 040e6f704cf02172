// How much of what a change can break is looked at in a minute, and what is left to `npm test`.
import { readFileSync } from 'node:fs';

/** How many stories a file of them has. */
export const countStories = (text) => [...text.matchAll(/^export const \w+/gm)].length;

export const storiesIn = (path) => countStories(readFileSync(path, 'utf8'));

/** Of files equally near, those that show their component in all its variants at once come first. */
export const sheetsFirst = (files, distances, hasSheet) =>
  files
    .map((path) => ({ path, distance: distances.get(path), rank: hasSheet(path) ? 0 : 1 }))
    .sort((a, b) => a.distance - b.distance || a.rank - b.rank)
    .map(({ path }) => path);

export const showsSheet = (path) => /^export const Sheet\b/m.test(readFileSync(path, 'utf8'));

/** The first of the files, as many as together weigh no more than the bound, but one at least. */
export function within(files, bound, weightOf = () => 1) {
  let sum = 0;
  const cut = files.findIndex((file, index) => (sum += weightOf(file)) > bound && index > 0);
  return cut < 0 ? { kept: files, left: [] } : { kept: files.slice(0, cut), left: files.slice(cut) };
}

/** The names of files in a few words. */
export function namesOf(files, most = 12) {
  const names = files.map((path) =>
    path
      .split('/')
      .at(-1)
      .replace(/\.(stories|test)\.tsx?$/, ''),
  );
  const more = names.length - most;
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

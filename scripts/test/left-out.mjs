// The unsteady tests that are left out until somebody has mended them: `unsteady.json` at the top of the repository.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** More of them and the gate says nothing: one has to be mended before another is left out. */
const mostLeftOut = 10;

/** `[{ step, test, since, suspected }]`; `test` is a full title, or the id of a story. Throws on more than ten. */
export function readLeftOut(file = join(root, 'unsteady.json')) {
  const list = JSON.parse(readFileSync(file, 'utf8'));
  const isWhole = list.every(({ step, test, since, suspected }) => step && test && since && suspected);
  if (!isWhole) throw new Error(`${file}: each entry has step, test, since and suspected.`);
  if (list.length > mostLeftOut)
    throw new Error(
      `${file} names ${list.length} tests: at most ${mostLeftOut} are left out, mend one first.`,
    );
  return list;
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The titles left out of some steps, ready to stand in a regular expression. */
const titlesLeftOut = (...steps) =>
  readLeftOut()
    .filter(({ step }) => steps.includes(step))
    .map(({ test }) => escaped(test));

/** What vitest runs: every title but those left out. Nothing is left out when it is undefined. */
export function vitestPattern() {
  const titles = titlesLeftOut('unit', 'server', 'processes', 'stress', 'delivery');
  // Reports join the titles of groups by a space, vitest itself by an arrow.
  const names = titles.map((title) => title.replaceAll(' ', ' (?:> )?'));
  return names.length > 0 ? new RegExp(`^(?!(?:${names.join('|')})$)`) : undefined;
}

/** What Playwright leaves out, as its `grepInvert`. */
export const playwrightInvert = () =>
  titlesLeftOut('journeys', 'e2e', 'recorder', 'partner page').map((title) => new RegExp(title));

export const storiesLeftOut = () =>
  readLeftOut()
    .filter(({ step }) => step.endsWith('stories'))
    .map(({ test }) => test);

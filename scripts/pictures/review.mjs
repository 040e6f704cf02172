// Draws what changed since a commit, at that commit and now.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildOnce, buildStorybook, openTree } from './base-tree.mjs';
import { drawInto, picturesAt } from './base-pictures.mjs';
import { commitOf, lastAcceptance, receiptsAt } from './history.mjs';
import { filesOf } from './judge.mjs';
import { partsOf, readCaptures, readReceipts } from './receipts.mjs';
import { differencesOf, writeReview } from './review-page.mjs';
import { storiesOf } from './run-stories.mjs';
import { seenFile } from './seen.mjs';
import { storyFiles } from './story-files.mjs';

const into = 'visual/actual';
const titleOf = (picture) => picture.split('--')[0];

/** The base in words, for heading and terminal. */
function baseOf(name) {
  const base = name ? commitOf(name) : lastAcceptance();
  if (base.reason) throw new Error(base.reason);
  return base.sha;
}

/** Story files of the work tree that may be drawn otherwise than at `sha`, and those that have gone since. */
async function changedStories(sha) {
  const all = storyFiles();
  const affected = resolve('scripts/affected.mjs');
  if (!existsSync(affected)) return { files: all, gone: [] };
  const { affectedBy, changedSince } = await import(affected);
  const changed = await changedSince(sha);
  const { stories } = await affectedBy(changed);
  return {
    files: stories.filter((file) => existsSync(file)),
    gone: changed.filter((file) => file.endsWith('.stories.tsx') && !existsSync(file)),
  };
}

/** Draws both commits, writes the page into `folder`, and returns its model, the captures of now, and their stories. */
export async function drawBoth({ name, folder }) {
  const sha = baseOf(name);
  const { files, gone } = await changedStories(sha);
  console.log(
    `Drawing ${files.length} story files of the work tree, to hold them against ${sha.slice(0, 12)} …`,
  );
  const outDir = files.length > 0 ? resolve('node_modules/.cache/visual/now') : null;
  if (outDir) buildStorybook(resolve('.'), files, outDir);
  const stories = outDir ? storiesOf(outDir) : [];
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  if (outDir) await drawInto({ outDir, ids: new Set(stories.map(({ id }) => id)), into });
  const captures = readCaptures(join(into, 'receipts'));
  const earlier = receiptsAt(sha);

  const past = gone.length > 0 ? storiesOf(buildOnce(openTree(sha), gone)).map(({ id }) => titleOf(id)) : [];
  const titles = new Set([...past, ...stories.map(({ id }) => titleOf(id))]);
  const missing = [...earlier.keys()].filter(
    (picture) => titles.has(titleOf(picture)) && !captures.has(picture),
  );
  const otherwise = [...captures.values()]
    .filter(({ picture, sha256 }) => earlier.get(picture)?.sha256 !== sha256)
    .map(({ picture }) => picture);

  const before = await picturesBefore({ sha, earlier, pictures: [...otherwise, ...missing], outDir, gone });
  const after = new Map(otherwise.map((picture) => [picture, join(into, `${picture}.png`)]));
  const accepted = readReceipts().receipts;
  const items = differencesOf({
    before,
    after,
    acceptedNow: (picture) => accepted.get(picture)?.sha256 === captures.get(picture)?.sha256,
  });
  const heading = `Pictures since ${name ?? 'the last acceptance'} (${sha.slice(0, 12)})`;
  return { model: writeReview({ folder, items, stories, heading }), captures, stories };
}

/** Files of the pictures as the commit drew them: seen here once, or drawn now. */
async function picturesBefore({ sha, earlier, pictures, outDir, gone }) {
  const known = pictures.filter((picture) => earlier.has(picture));
  const seen = known.filter((picture) => existsSync(seenFile(earlier.get(picture).sha256)));
  const toDraw = known.filter((picture) => !seen.includes(picture));
  const files = outDir ? filesOf(outDir, toDraw) : [];
  const ids = new Set(toDraw.map((picture) => partsOf(picture).id));
  const drawn = ids.size > 0 ? await picturesAt(sha, toDraw, [...files, ...gone]) : new Map();
  return new Map([...seen.map((picture) => [picture, seenFile(earlier.get(picture).sha256)]), ...drawn]);
}

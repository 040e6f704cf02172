// Pictures of an earlier commit, drawn on this machine by the runner of the work tree.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce, openTree } from './base-tree.mjs';
import { git } from './history.mjs';
import { drawnBy, partsOf } from './receipts.mjs';
import { runStories, storiesOf } from './run-stories.mjs';

const drawn = 'node_modules/.cache/visual/drawn';

/** Changes with everything in the work tree that decides how a story is photographed. */
function runnerKey() {
  const files = readdirSync('.storybook')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'main.ts')
    .map((name) => join('.storybook', name));
  const hash = createHash('sha256').update(JSON.stringify(drawnBy()));
  for (const file of [...files.sort(), 'scripts/browser.mjs']) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** Env of a runner that photographs and judges nothing. */
const drawing = (into, receipts) => ({
  VISUAL_ACTUAL: into,
  VISUAL_DRAW: '1',
  VISUAL_RECEIPTS: receipts,
  UPDATE_VISUAL: '',
});

/** Photographs the stories `ids` of a built Storybook into a folder, whose names are those of the pictures. */
export async function drawInto({ outDir, ids, into, receipts = 'visual/receipts.jsonl' }) {
  const known = storiesOf(outDir).filter(({ id }) => ids.has(id));
  if (known.length === 0) return;
  mkdirSync(into, { recursive: true });
  await runStories({
    outDir,
    ids: new Set(known.map(({ id }) => id)),
    env: drawing(into, receipts),
    log: join(into, 'runner.log'),
  });
}

/**
 * The files of `pictures` as a commit draws them here; `files` are their stories' files. Those that it does not draw are
 * not in the answer. What was drawn once is not drawn again.
 */
export async function picturesAt(sha, pictures, files) {
  const into = join(drawn, `${sha.slice(0, 12)}-${runnerKey()}`);
  const fileOf = (picture) => join(into, `${picture}.png`);
  const missing = pictures.filter((picture) => !existsSync(fileOf(picture)));
  if (missing.length > 0) {
    const outDir = buildOnce(openTree(sha), files);
    mkdirSync(into, { recursive: true });
    const receipts = join(into, 'receipts.jsonl');
    writeFileSync(receipts, git('show', `${sha}:visual/receipts.jsonl`) ?? '');
    const ids = new Set(missing.map((picture) => partsOf(picture).id));
    console.log(`Drawing ${ids.size} stories of commit ${sha.slice(0, 12)} …`);
    if (outDir) await drawInto({ outDir, ids, into, receipts });
  }
  return new Map(
    pictures.filter((picture) => existsSync(fileOf(picture))).map((picture) => [picture, fileOf(picture)]),
  );
}

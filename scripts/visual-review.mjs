// `npm run visual:review [base] [-- parts of paths]`: draws the stories that changed since a commit, at that commit and
// now, on this machine, and serves one page of before, after and difference. The parts name stories instead.
// `--no-serve` only writes the page, `--port 6100` chooses the port.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { buildOnce, buildStorybook, git, openTree } from './pictures/base-tree.mjs';
import { changedStories, commitOf, defaultBase } from './pictures/changed-stories.mjs';
import { writeReview } from './pictures/review.mjs';
import { drawStories, storiesOf } from './pictures/run-stories.mjs';

const folder = 'test-results/visual-review';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-serve': { type: 'boolean', default: false }, port: { type: 'string', default: '0' } },
});
/** npm takes the `--` away: the first word is the base when git knows a commit by it. */
const isBaseNamed = positionals.length > 0 && commitOf(positionals[0]) !== undefined;
const base = isBaseNamed ? positionals[0] : defaultBase();
const parts = positionals.slice(isBaseNamed ? 1 : 0);
const sha = git('merge-base', base, 'HEAD');

/** Draws the stories of some files of a built Storybook. */
async function drawFiles(outDir, files, into) {
  const stories = storiesOf(outDir).filter(({ importPath }) => files.includes(importPath.replace('./', '')));
  await drawStories({ outDir, ids: new Set(stories.map(({ id }) => id)), into });
}

const { before, after } = await changedStories(sha, parts);
const count = new Set([...before, ...after]).size;
if (count === 0) {
  console.error(
    `No story file ${parts.length > 0 ? `has ${parts.join(' or ')} in its path` : 'is affected'}.`,
  );
  process.exit(parts.length > 0 ? 1 : 0);
}
console.log(`Drawing ${count} story files as they are now and as they were at ${sha.slice(0, 12)} …`);
rmSync(folder, { recursive: true, force: true });
if (after.length > 0) {
  const outDir = resolve('node_modules/.cache/visual/now');
  buildStorybook(resolve('.'), after, outDir);
  await drawFiles(outDir, after, join(folder, 'after'));
}
if (before.length > 0) {
  const outDir = buildOnce(openTree(sha), before);
  await drawFiles(outDir, before, join(folder, 'before'));
}
const heading = `Pictures since ${base} (${sha.slice(0, 12)})`;
const items = writeReview({ folder, heading });
console.log(`${items.length} pictures differ: ${resolve(folder, 'index.html')}`);
for (const { name, words } of items) console.log(`  ${name} ${words}`);

if (!values['no-serve'] && process.stdout.isTTY && items.length > 0) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: Number(values.port), host: '127.0.0.1' },
  });
  console.log(`Look at them: ${server.resolvedUrls.local[0]} (Ctrl-C ends)`);
}

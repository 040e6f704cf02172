// `node scripts/visual-standalone.mjs`: the widgets' stories, drawn by the standalone build's libraries, look as those
// that React draws, and a story with the parameter `sameAs` looks as the one that it names. Both Storybooks are built
// before. Fails with the names, and leaves a page of before, after and difference.
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawnIn, pairsIn, writeReview } from './pictures/review.mjs';
import { drawStories, storiesOf, testStorybook } from './pictures/run-stories.mjs';

const standaloneStorybook = 'storybook-standalone';
const folder = 'test-results/visual-standalone';
const [before, after] = ['before', 'after'].map((name) => join(folder, name));

const idsOf = (stories) => stories.map(({ id }) => id);
const standalone = new Set(idsOf(storiesOf(standaloneStorybook)));
const withTwins = storiesOf(testStorybook).filter(({ importPath }) =>
  readFileSync(importPath, 'utf8').includes('sameAs:'),
);
rmSync(folder, { recursive: true, force: true });
await drawStories({
  outDir: testStorybook,
  ids: new Set([...standalone, ...idsOf(withTwins)]),
  into: before,
});
await drawStories({ outDir: standaloneStorybook, ids: standalone, into: after });

const inBoth = pairsIn(folder).filter(({ name }) => standalone.has(name.split('.')[0]));
/** Each picture of a story beside that of the one which it must look as. */
const twins = drawnIn(before, '.same-as').flatMap((marker) => {
  const id = marker.replace(/\.same-as$/, '');
  const other = readFileSync(join(before, marker), 'utf8');
  return drawnIn(before)
    .filter((name) => name.startsWith(`${id}.`))
    .map((name) => ({
      name: `${name}.twin.png`,
      before: `before/${name.replace(id, other)}`,
      after: `before/${name}`,
    }));
});
const heading = 'What standalone stories and stories with a twin draw otherwise';
const items = writeReview({ folder, heading, pairs: [...inBoth, ...twins] });
console.log(`${inBoth.length} standalone pictures and ${twins.length} of twins: ${items.length} differ`);
for (const { name, words } of items) console.error(`  ${name} ${words}`);
if (items.length > 0) {
  console.error(`Look at before, after and difference: ${resolve(folder, 'index.html')}`);
  process.exit(1);
}

// `npm run visual:gallery`: draws `visual/gallery` anew from the Storybook that is built. Once per release is enough.
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { comparePictures } from './pictures/compare.mjs';
import { galleryOf } from './pictures/gallery.mjs';
import { drawStories, storiesOf, testStorybook as outDir } from './pictures/run-stories.mjs';

const gallery = 'visual/gallery';
/** All of them together, in bytes. */
const limit = 6_000_000;
const into = 'test-results/visual-gallery';
const fileOf = (id) => join(gallery, `${id}.webp`);

const ids = galleryOf(storiesOf(outDir));
await drawStories({ outDir, ids, into, suite: 'light' });

/** What is new or looks otherwise, by story: another machine's rounding is no reason to write a file. */
const written = new Map();
let total = 0;
for (const id of ids) {
  const picture = readFileSync(join(into, `${id}.light.png`));
  const earlier = existsSync(fileOf(id)) && (await sharp(fileOf(id)).png().toBuffer());
  if (earlier && !comparePictures(earlier, picture)) {
    total += statSync(fileOf(id)).size;
    continue;
  }
  const webp = await sharp(picture).webp({ lossless: true, effort: 5 }).toBuffer();
  written.set(id, webp);
  total += webp.length;
}
const megabytes = `${(total / 1e6).toFixed(2)} MB`;
if (total > limit) throw new Error(`${gallery} would have ${megabytes}: show less, see galleryOf`);

const gone = readdirSync(gallery).filter((name) => !ids.has(name.replace(/\.webp$/, '')));
for (const name of gone) rmSync(join(gallery, name));
for (const [id, webp] of written) writeFileSync(fileOf(id), webp);
console.log(
  `${written.size} pictures written, ${gone.length} dropped; ${ids.size} have ${megabytes} together`,
);

// `npm run visual:gallery`: brings every picture of `visual/gallery` to today's look. Once per release is enough: a change
// of look renews as many as keep it small. Draws from the Storybook that is built what this machine has not seen yet.
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawInto } from './pictures/base-pictures.mjs';
import { galleryAlong, galleryFiles, renewGallery, toBeWritten } from './pictures/gallery.mjs';
import { partsOf, readCaptures, readReceipts, writeReceipts } from './pictures/receipts.mjs';
import { storiesOf, testStorybook as outDir } from './pictures/run-stories.mjs';
import { pngOf, seenFile } from './pictures/seen.mjs';

const into = 'visual/actual-gallery';

const { receipts } = readReceipts();
const expected = galleryAlong(receipts, storiesOf(outDir));
const unseen = toBeWritten(receipts, galleryFiles(), expected).filter(
  (picture) => !pngOf(receipts.get(picture)),
);
if (unseen.length > 0) {
  await drawInto({ outDir, ids: new Set(unseen.map((picture) => partsOf(picture).id)), into });
  const captures = readCaptures(join(into, 'receipts'));
  for (const picture of unseen) {
    const file = join(into, `${picture}.png`);
    // What is drawn otherwise is for `npm run visual:review`, not for the gallery.
    if (captures.get(picture)?.sha256 === receipts.get(picture).sha256 && existsSync(file))
      copyFileSync(file, seenFile(receipts.get(picture).sha256));
    else console.error(`${picture} is not drawn as its receipt says: run npm run test:stories first`);
  }
}
const { written } = await renewGallery({ receipts, expected, pngOf, limit: Infinity });
writeReceipts(receipts);
const files = [...galleryFiles().values()];
const total = files.reduce((sum, { size }) => sum + size, 0);
console.log(`${written} pictures written; ${files.length} have ${(total / 1e6).toFixed(2)} MB together`);

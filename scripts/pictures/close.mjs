// The end of a run over stories: joins what the runner's processes noted, takes it over or judges it, and says what is
// wrong.
import { resolve } from 'node:path';
import { renewAndSay, takeOver } from './accept.mjs';
import { checkGallery, galleryAlong, galleryFiles, galleryOf } from './gallery.mjs';
import { judge } from './judge.mjs';
import {
  circumstancesOf,
  drawnBy,
  partsOf,
  readCaptures,
  readReceipts,
  receiptsFile,
  writeReceipts,
} from './receipts.mjs';
import { writeReview } from './review-page.mjs';
import { storiesOf } from './run-stories.mjs';
import { forgetOldPictures } from './seen.mjs';
import { undrawnReceipts } from './verdicts.mjs';
import { sayFinding, sayReview } from './words.mjs';

/** Where the page lies that a run of the suite leaves. */
export const suiteReview = (isStandalone) =>
  `test-results/${isStandalone ? 'visual-review-standalone' : 'visual-review'}`;

/** Takes over what an update has seen; a whole one also drops what no story draws any more. */
export async function closeUpdate({ actual, outDir, isWhole }) {
  const captures = readCaptures(`${actual}/receipts`);
  const { receipts } = readReceipts();
  const gone = isWhole ? [...receipts.keys()].filter((picture) => !captures.has(picture)) : [];
  for (const picture of gone) receipts.delete(picture);
  const changed = takeOver(
    receipts,
    [...captures.values()].filter(({ isKept }) => isKept),
  );
  await renewAndSay(receipts, galleryAlong(receipts, storiesOf(outDir)));
  writeReceipts(receipts);
  console.log(`${receiptsFile}: ${changed} receipts written, ${gone.length} dropped`);
}

/** `findings` are of stories, `others` of none in particular. */
export async function closeRun({ actual, outDir, reference, isWhole, bytes }) {
  const captures = readCaptures(`${actual}/receipts`);
  const { drawnBy: versions, receipts } = readReceipts();
  const { findings, compared } = await judge({ captures, receipts, outDir, actual, reference, bytes });
  if (compared > 0)
    console.log(
      `${compared} of ${captures.size} pictures differ from their receipts in bytes; ${
        findings.filter(({ kind }) => kind === 'changed').length
      } of these differ to the eye.`,
    );
  if (isWhole) forgetOldPictures(receipts);
  const gallery = checkGallery({
    receipts,
    files: galleryFiles(),
    expected: isWhole ? galleryOf(storiesOf(outDir)) : undefined,
  });
  if (gallery.earlier > 0 && isWhole && !reference)
    console.log(
      `visual/gallery: ${gallery.earlier} pictures show an earlier look; npm run visual:gallery renews them.`,
    );
  return {
    findings: [
      ...findings.map((finding) => ({
        ...finding,
        id: partsOf(finding.picture).id,
        words: wordsOf(finding),
      })),
      ...[...captures.values()].flatMap((capture) => takenOtherwise(capture, receipts.get(capture.picture))),
    ],
    others: [
      ...(JSON.stringify(versions) === JSON.stringify(drawnBy())
        ? []
        : [`${receiptsFile} was drawn by other versions: ${JSON.stringify(versions)}`]),
      ...(isWhole ? undrawnReceipts(receipts, captures) : []),
      ...(reference ? [] : gallery.wrong),
    ],
  };
}

const wordsOf = (finding) => `${finding.picture} ${sayFinding(finding)}`;

/** In what a capture of this run was taken otherwise than the picture it was compared with. */
function takenOtherwise(now, then) {
  if (!then || circumstancesOf(now) === circumstancesOf(then)) return [];
  const words = `${now.picture} was taken otherwise:\n  ${circumstancesOf(then)}\n  ${circumstancesOf(now)}`;
  return [{ picture: now.picture, id: partsOf(now.picture).id, kind: 'otherwise', words }];
}

/** Prints the findings and leaves their page in `folder`. */
export function sayAndShow({ findings, others, folder, outDir }) {
  if (findings.length + others.length === 0) return;
  const shown = findings.filter(({ after }) => after);
  if (shown.length > 0)
    writeReview({
      folder,
      items: shown,
      stories: storiesOf(outDir),
      heading: 'What the stories draw otherwise',
    });
  console.error(
    [
      `\nPictures: ${new Set(findings.map(({ id }) => id)).size} stories differ`,
      ...findings.map(({ words }) => `  ${words}`),
      ...others.map((words) => `  ${words}`),
      ...(shown.length > 0 ? sayReview(resolve(folder, 'index.html')) : []),
    ].join('\n'),
  );
}

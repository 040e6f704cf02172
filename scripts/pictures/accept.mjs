// A capture becomes the repository's: its line among the receipts, its WebP in the gallery.
import { renewGallery, succeed } from './gallery.mjs';
import { thisProcessor } from './processor.mjs';
import { circumstancesOf, receiptOf } from './receipts.mjs';
import { pngOf } from './seen.mjs';

/** Whether a capture says what its receipt says: then the receipt stays as it is, with the processor that it names. */
const saysTheSame = (receipt, capture) =>
  receipt?.sha256 === capture.sha256 && circumstancesOf(receipt) === circumstancesOf(capture);

/** Takes captures over into `receipts`, in place; returns how many of them said something new. */
export function takeOver(receipts, captures) {
  let changed = 0;
  for (const capture of captures) {
    const earlier = receipts.get(capture.picture);
    if (saysTheSame(earlier, capture)) continue;
    receipts.set(capture.picture, succeed(receiptOf(capture, thisProcessor()), earlier));
    changed += 1;
  }
  return changed;
}

/** What an update does with the gallery, in words; silent when nothing was to do. */
export async function renewAndSay(receipts, expected) {
  const { written, waiting } = await renewGallery({ receipts, expected, pngOf });
  if (written > 0) console.log(`visual/gallery: ${written} pictures written`);
  if (waiting > 0)
    console.log(
      `visual/gallery: ${waiting} pictures show the earlier look, so that one change stays small; npm run visual:gallery renews them`,
    );
}

// What follows from a capture, its receipt and what an earlier commit draws. Nothing here reads a file.

/**
 * How a capture is to be judged. `receipt` is the work tree's and `committed` is HEAD's, if any; `isSeen` says that the
 * picture of the receipt was seen on this machine and is still there.
 *
 * - `same`: to the byte what the receipt names
 * - `new`: there is no receipt
 * - `seen`: compare with the picture that was seen here
 * - `unsteady`: accepted, not committed, and nothing is left of what was accepted
 * - `base`: draw the commit that the receipt is from
 */
export function wayOfJudging({ capture, receipt, committed, isSeen }) {
  if (!receipt) return 'new';
  if (receipt.sha256 === capture.sha256) return 'same';
  if (isSeen) return 'seen';
  return committed?.sha256 === receipt.sha256 ? 'base' : 'unsteady';
}

/**
 * Whether what a commit draws is a picture to compare with. On another processor it may have other bytes than its
 * receipt. On the processor that the receipt was written on, other bytes mean that the receipt is not of this commit.
 */
export const isWhatItsReceiptNames = ({ drawnHash, receipt, processor }) =>
  drawnHash === receipt.sha256 || (drawnHash !== undefined && receipt.processor !== processor);

/** What a comparison by pixels comes to; with `bytes`, no difference is forgiven. Null is a pass. */
export function verdictOf(comparison, bytes = false) {
  if (comparison.pixels !== 0) return 'changed';
  return bytes ? 'bytes' : null;
}

/** Pictures of receipts that no story has drawn in a run of all stories. */
export const undrawnReceipts = (receipts, captures) =>
  [...receipts.keys()]
    .filter((picture) => !captures.has(picture))
    .map((picture) => `no story draws ${picture}`);

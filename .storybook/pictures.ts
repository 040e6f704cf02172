import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Captures that differ from their receipts, or are new, are kept here; `receipts` in it says how each was taken. */
export const actualDir = process.env['VISUAL_ACTUAL'] ?? 'visual/actual';

/**
 * Every picture that a receipt of this repository names and that was seen on this machine, by its hash: what a later
 * capture is compared with by pixels without drawing an earlier commit.
 */
const seenDir = 'node_modules/.cache/visual/seen';

/**
 * `UPDATE_VISUAL=1` accepts what is seen. `VISUAL_DRAW=1` keeps every capture and judges none: another commit is being
 * drawn. `VISUAL_RECEIPTS` names the receipts of that commit, `VISUAL_SKIP` says that this browser's pictures mean nothing.
 */
const { UPDATE_VISUAL: updates, VISUAL_DRAW: draws, VISUAL_SKIP: skips } = process.env;
const receiptsFile = process.env['VISUAL_RECEIPTS'] ?? 'visual/receipts.jsonl';

/** Whether stories are only photographed: what is wrong with them was, or will be, said of their own commit. */
export const isOnlyDrawing = Boolean(draws);

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface Receipt {
  picture: string;
  sha256: string;
}

let expected: Map<string, string> | undefined;

/** Hash of each picture as the receipts have it. */
function expectedHashes(): Map<string, string> {
  if (expected) return expected;
  const lines = existsSync(receiptsFile) ? readFileSync(receiptsFile, 'utf8').split('\n') : [];
  const receipts = lines.filter((line) => line.startsWith('{"picture"'));
  expected = new Map(
    receipts.map((line) => {
      const receipt = JSON.parse(line) as Receipt;
      return [receipt.picture, receipt.sha256];
    }),
  );
  return expected;
}

/** What this process has drawn. */
const drawn = new Map<string, string>();

export function prepareFolders() {
  mkdirSync(actualDir, { recursive: true });
  mkdirSync(seenDir, { recursive: true });
}

/**
 * Holds a capture against its receipt, and says whether it has become the repository's. A capture that differs is kept:
 * whether anybody would see the difference is judged when all stories have been drawn, see `scripts/pictures/judge.mjs`.
 */
export function comparePicture(name: string, picture: Buffer): boolean {
  if (skips) return false;
  const hash = sha256(picture);
  drawn.set(name, hash);
  const isExpected = expectedHashes().get(name) === hash;
  if ((isExpected || updates) && !draws) keep(`${seenDir}/${hash}.png`, picture);
  if (!isExpected || draws) writeFileSync(`${actualDir}/${name}.png`, picture);
  return Boolean(updates);
}

/** Two processes may see the same picture at once: nobody ever reads half of one. */
function keep(file: string, picture: Buffer) {
  if (existsSync(file)) return;
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, picture);
  renameSync(temporary, file);
}

/** Whether a picture is, to the byte, the one that its receipt names. */
export const isAsBefore = (name: string, picture: Buffer): boolean =>
  expectedHashes().get(name) === sha256(picture);

/** Whether a story that must look as another does so, to the byte. The other one comes before it. */
export const isSameAs = (other: string, picture: Buffer): boolean =>
  Boolean(skips || draws) || (drawn.get(other) ?? expectedHashes().get(other)) === sha256(picture);

// Pictures that were seen on this machine, by their hashes: what a receipt names need not be drawn again.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const seenDir = 'node_modules/.cache/visual/seen';
const daysKept = 14;

/** Where the picture with this hash lies, or would. */
export function seenFile(hash) {
  mkdirSync(seenDir, { recursive: true });
  return join(seenDir, `${hash}.png`);
}

/** The picture of a receipt, null when this machine has not seen it. */
export function pngOf({ sha256 }) {
  const file = seenFile(sha256);
  return existsSync(file) ? readFileSync(file) : null;
}

/** Drops what no receipt has named for two weeks. */
export function forgetOldPictures(receipts) {
  if (!existsSync(seenDir)) return;
  const named = new Set([...receipts.values()].map(({ sha256 }) => `${sha256}.png`));
  const oldest = Date.now() - daysKept * 86_400_000;
  for (const name of readdirSync(seenDir))
    if (!named.has(name) && statSync(join(seenDir, name)).mtimeMs < oldest) rmSync(join(seenDir, name));
}

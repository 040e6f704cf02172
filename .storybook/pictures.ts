import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const baselineDir = 'visual/baseline';
/** What differed is kept here. */
export const actualDir = process.env['VISUAL_ACTUAL'] ?? 'visual/actual';

/** `UPDATE_VISUAL=1` accepts what is seen; `VISUAL_BYTES=1` refuses even a difference that no eye would find. */
const { UPDATE_VISUAL: updates, VISUAL_BYTES: bytes, VISUAL_SKIP: skips } = process.env;

export function prepareFolders() {
  mkdirSync(baselineDir, { recursive: true });
  mkdirSync(actualDir, { recursive: true });
}

/**
 * Holds a picture against the repository's, and says whether it has become the repository's. Throws when a pixel
 * differs, or when there is no picture to compare with.
 */
export function comparePicture(name: string, picture: Buffer): boolean {
  if (skips) return false;
  const baseline = `${baselineDir}/${name}.png`;
  if (isAsBefore(name, picture)) return Boolean(updates);
  if (updates) {
    writeFileSync(baseline, picture);
    return true;
  }
  if (!existsSync(baseline))
    throw new Error(`There is no picture of ${name}: run npm run visual:update and look at it.`);
  const difference = pixelDifference(readFileSync(baseline), picture);
  if (difference === 0 && !bytes) return false;
  writeFileSync(`${actualDir}/${name}.png`, picture);
  throw new Error(`${name} differs from its picture by ${difference} pixels: see ${actualDir}/${name}.png`);
}

/** Whether a picture is, to the byte, the one that the repository keeps. */
export function isAsBefore(name: string, picture: Buffer): boolean {
  const baseline = `${baselineDir}/${name}.png`;
  return existsSync(baseline) && readFileSync(baseline).equals(picture);
}

/** Whether a story that must look as another does so, to the byte. The other one comes before it. */
export const isSameAs = (other: string, picture: Buffer): boolean =>
  Boolean(skips) || isAsBefore(other, picture);

/** Infinity when even the sizes differ. */
function pixelDifference(expected: Buffer, actual: Buffer) {
  const a = PNG.sync.read(expected);
  const b = PNG.sync.read(actual);
  if (a.width !== b.width || a.height !== b.height) return Infinity;
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.1 });
}

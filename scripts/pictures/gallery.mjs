// `visual/gallery`: sheets and pages in light, as lossless WebP, for people who look at the repository.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './history.mjs';
import { partsOf, sha256 } from './receipts.mjs';

export const galleryDir = 'visual/gallery';
/** All of them together, in bytes. */
export const galleryLimit = 6_000_000;
/** What one change of look may write anew: the rest shows the earlier look until `npm run visual:gallery`. */
const renewalLimit = 600_000;

const fileOf = (picture) => join(galleryDir, `${partsOf(picture).id}.webp`);

/** Every sheet, and of each page the first story of its file. `stories` are in the order of their files. */
export function galleryOf(stories) {
  const titles = new Set();
  const shown = stories.filter(({ id, title }) => {
    if (id.endsWith('--sheet')) return true;
    if (!id.startsWith('site-') || titles.has(title)) return false;
    titles.add(title);
    return true;
  });
  return new Set(shown.map(({ id }) => `${id}.light`));
}

/**
 * The gallery when `stories` are all that is known now: other titles keep what they show. A Storybook may be built of a
 * few story files, but of each as a whole.
 */
export function galleryAlong(receipts, stories) {
  const titleOf = (id) => id.split('--')[0];
  const known = new Set(stories.map(({ id }) => titleOf(id)));
  const kept = [...receipts.values()].filter(({ picture, webp }) => webp && !known.has(titleOf(picture)));
  return new Set([...kept.map(({ picture }) => picture), ...galleryOf(stories)]);
}

/**
 * What is wrong with the gallery, and how many of its pictures show an earlier look. `files` has hash and size of each
 * WebP by its picture; `expected` is given when all stories are known.
 */
export function checkGallery({ receipts, files, expected }) {
  const shown = [...receipts.values()].filter(({ webp }) => webp);
  const total = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  const wrong = [
    ...shown
      .filter(({ picture }) => !files.has(picture))
      .map(({ picture }) => `${fileOf(picture)} is missing`),
    ...shown
      .filter(({ picture, webp }) => files.has(picture) && files.get(picture).sha256 !== webp)
      .map(({ picture }) => `${fileOf(picture)} is not the file that its receipt names`),
    ...[...files.keys()]
      .filter((picture) => !receipts.get(picture)?.webp)
      .map((picture) => `${fileOf(picture)} is left over`),
    ...(expected
      ? [...expected]
          .filter((picture) => receipts.has(picture) && !receipts.get(picture).webp)
          .map((picture) => `${picture} is not in ${galleryDir}`)
      : []),
    ...(total > galleryLimit
      ? [`${galleryDir} has ${megabytes(total)}, of ${megabytes(galleryLimit)}: show less, see galleryOf`]
      : []),
  ];
  return { wrong, earlier: shown.filter(({ webpOf }) => webpOf).length };
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

/** Which WebP files are written, in order, until one change has written enough; new ones always are. */
export function chooseRenewals(sizes, already, limit = renewalLimit) {
  let written = already;
  return sizes.filter(({ isNew, size }) => {
    if (isNew) return true;
    if (written + size > limit) return false;
    written += size;
    return true;
  });
}

/** The gallery as it lies there. */
export function galleryFiles() {
  const names = existsSync(galleryDir)
    ? readdirSync(galleryDir).filter((name) => name.endsWith('.webp'))
    : [];
  return new Map(
    names.map((name) => {
      const file = join(galleryDir, name);
      return [
        `${name.slice(0, -'.webp'.length)}.light`,
        { sha256: sha256(readFileSync(file)), size: statSync(file).size },
      ];
    }),
  );
}

/** Bytes of pictures of HEAD's gallery that the work tree has rewritten. */
function renewedAlready() {
  const changed = git('diff', '--name-only', '--diff-filter=M', 'HEAD', '--', galleryDir) ?? '';
  return changed
    .split('\n')
    .filter((file) => file && existsSync(file))
    .reduce((sum, file) => sum + statSync(file).size, 0);
}

/**
 * Makes the gallery agree with the receipts, in place: drops what is left over, writes what is new, and renews what shows
 * an earlier look as far as `limit` goes. `pngOf` gives the picture of a receipt, null when it is not on this machine.
 */
export async function renewGallery({ receipts, expected, pngOf, limit = renewalLimit }) {
  mkdirSync(galleryDir, { recursive: true });
  const files = galleryFiles();
  const isShown = (picture) => receipts.has(picture) && expected.has(picture);
  for (const picture of files.keys()) if (!isShown(picture)) rmSync(fileOf(picture));
  for (const [picture, { webp: _webp, webpOf: _webpOf, ...receipt }] of receipts)
    if (!isShown(picture)) receipts.set(picture, receipt);
  const candidates = [];
  for (const picture of toBeWritten(receipts, files, expected)) {
    const png = pngOf(receipts.get(picture));
    if (!png) continue;
    const bytes = await losslessWebP(png);
    candidates.push({ picture, bytes, size: bytes.length, isNew: !files.has(picture) });
  }
  const chosen = chooseRenewals(candidates, renewedAlready(), limit);
  for (const { picture, bytes } of chosen) {
    writeFileSync(fileOf(picture), bytes);
    receipts.set(picture, { ...receipts.get(picture), webp: sha256(bytes), webpOf: undefined });
  }
  return { written: chosen.length, waiting: candidates.length - chosen.length };
}

/** Pictures of the gallery that have no WebP, or one of an earlier look. */
export const toBeWritten = (receipts, files, expected) =>
  [...receipts.values()]
    .filter(({ picture, webp, webpOf }) => expected.has(picture) && (!files.has(picture) || !webp || webpOf))
    .map(({ picture }) => picture);

async function losslessWebP(png) {
  const { default: sharp } = await import('sharp');
  return sharp(png).webp({ lossless: true, effort: 5 }).toBuffer();
}

/** A receipt that takes the place of another one: its WebP shows the earlier look until it is renewed. */
export function succeed(receipt, earlier) {
  if (!earlier?.webp) return receipt;
  const webpOf = earlier.webpOf ?? earlier.sha256;
  return { ...receipt, webp: earlier.webp, webpOf: webpOf === receipt.sha256 ? undefined : webpOf };
}

// Joins the receipts that the story runner's processes wrote, and holds them against the repository's: one line per
// picture, sorted, of how it was taken and what it hashes to.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const baseline = 'visual/baseline';
const committed = 'visual/receipts.jsonl';
const pinned = [
  '@sparticuz/chromium',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-serif-sc',
];

const parse = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const byPicture = (receipts) => new Map(receipts.map((receipt) => [receipt.picture, receipt]));

/** First line of the file: what drew the pictures. */
const drawnBy = () => ({
  drawnBy: Object.fromEntries(
    pinned.map((name) => [
      name,
      JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version,
    ]),
  ),
});

const read = () => {
  const [head, ...receipts] = existsSync(committed) ? parse(committed) : [undefined];
  return { head, receipts: byPicture(receipts) };
};

function write(receipts) {
  const lines = [...receipts.values()].sort((a, b) => (a.picture < b.picture ? -1 : 1));
  writeFileSync(committed, [drawnBy(), ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''));
}

const hashOf = (picture) =>
  createHash('sha256')
    .update(readFileSync(join(baseline, `${picture}.png`)))
    .digest('hex');

/**
 * Takes over the receipts, written to the folder `fragments`, of pictures that have just become the repository's; a
 * whole update also drops what no story draws any more. Returns what does not agree.
 */
export function closeReceipts({ fragments, isWhole, isUpdate }) {
  const seen = byPicture(
    existsSync(fragments) ? readdirSync(fragments).flatMap((name) => parse(join(fragments, name))) : [],
  );
  const { head, receipts } = read();
  const dropped = isWhole && isUpdate ? [...receipts.keys()].filter((picture) => !seen.has(picture)) : [];
  for (const picture of dropped) receipts.delete(picture);
  let isChanged = dropped.length > 0;
  for (const { isKept, ...receipt } of seen.values()) {
    if (!isKept) continue;
    receipts.set(receipt.picture, receipt);
    isChanged = true;
  }
  if (isChanged) write(receipts);
  if (isWhole && isUpdate) dropPictures(receipts);
  return [
    ...(isChanged || JSON.stringify(head) === JSON.stringify(drawnBy())
      ? []
      : [`${committed} was drawn by other versions: ${JSON.stringify(head)}`]),
    ...[...seen.values()].flatMap((receipt) => differences(receipt, receipts.get(receipt.picture))),
    ...(isWhole ? leftovers(receipts, seen) : []),
  ];
}

/** How a picture was taken, without what came of it. */
const circumstances = (receipt) => JSON.stringify({ ...receipt, sha256: undefined, isKept: undefined });

/** In what a capture of this run was taken otherwise than the picture it was compared with. */
function differences(now, then) {
  if (!then) return [`${now.picture} has no receipt`];
  if (circumstances(now) !== circumstances(then))
    return [`${now.picture} was taken otherwise:\n  ${circumstances(then)}\n  ${circumstances(now)}`];
  return hashOf(now.picture) === then.sha256 ? [] : [`${now.picture}.png is not the picture of its receipt`];
}

const picturesKept = () => readdirSync(baseline).map((file) => file.replace(/\.png$/, ''));

const dropPictures = (receipts) => {
  for (const picture of picturesKept()) if (!receipts.has(picture)) rmSync(join(baseline, `${picture}.png`));
};

const leftovers = (receipts, seen) => [
  ...[...receipts.keys()]
    .filter((picture) => !seen.has(picture))
    .map((picture) => `no story draws ${picture}`),
  ...picturesKept()
    .filter((picture) => !receipts.has(picture))
    .map((picture) => `${picture}.png has no receipt`),
];

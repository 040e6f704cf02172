// `visual/receipts.jsonl`: one line per picture, sorted, of how it was taken and what it hashes to. The first line says
// what drew them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const receiptsFile = 'visual/receipts.jsonl';

const pinned = [
  '@sparticuz/chromium',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/noto-serif-sc',
];

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** What draws the pictures today. */
export const drawnBy = () =>
  Object.fromEntries(
    pinned.map((name) => [
      name,
      JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version,
    ]),
  );

const parse = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const byPicture = (receipts) => new Map(receipts.map((receipt) => [receipt.picture, receipt]));

/** The receipts of a file's text, by picture, and the versions that drew them. */
export function parseReceipts(text) {
  const [head, ...receipts] = parse(text);
  return { drawnBy: head?.drawnBy, receipts: byPicture(receipts) };
}

export const readReceipts = () =>
  parseReceipts(existsSync(receiptsFile) ? readFileSync(receiptsFile, 'utf8') : '');

/** One line per receipt, so that a change of a picture is a change of one line. */
export function formatReceipts(versions, receipts) {
  const lines = [...receipts.values()].sort((a, b) => (a.picture < b.picture ? -1 : 1));
  return [{ drawnBy: versions }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

export const writeReceipts = (receipts) => writeFileSync(receiptsFile, formatReceipts(drawnBy(), receipts));

/** What the runner's processes noted of this run in `folder`, by picture. */
export const readCaptures = (folder) =>
  byPicture(
    existsSync(folder)
      ? readdirSync(folder).flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')))
      : [],
  );

/** The receipt that a capture becomes when it is accepted on a machine with this processor. */
export function receiptOf({ isKept: _isKept, focus: _focus, ...capture }, processor) {
  return { ...capture, processor };
}

/** Fields of a receipt or a capture that say nothing about how the picture was taken. */
const outcomes = new Set(['sha256', 'isKept', 'focus', 'processor', 'webp', 'webpOf']);

/** How a picture was taken, without what came of it. */
export const circumstancesOf = (receipt) =>
  JSON.stringify(Object.fromEntries(Object.entries(receipt).filter(([name]) => !outcomes.has(name))));

/** `ui-button--sheet.dark` is the story `ui-button--sheet`, seen in the suite `dark`. */
export function partsOf(picture) {
  const end = picture.lastIndexOf('.');
  return { id: picture.slice(0, end), suite: picture.slice(end + 1) };
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const here = process.cwd();
const name = 'a--sheet.light';
const picture = Buffer.from('what is seen');
const other = Buffer.from('what is seen otherwise');
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const actual = `visual/actual/${name}.png`;
const seen = (bytes: Buffer) => `node_modules/.cache/visual/seen/${hashOf(bytes)}.png`;
let folder: string;

beforeEach(() => {
  vi.resetModules();
  for (const variable of ['UPDATE_VISUAL', 'VISUAL_ACTUAL', 'VISUAL_DRAW', 'VISUAL_RECEIPTS', 'VISUAL_SKIP'])
    vi.stubEnv(variable, undefined);
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  process.chdir(folder);
  mkdirSync('visual');
  writeFileSync(
    'visual/receipts.jsonl',
    `{"drawnBy":{}}\n${JSON.stringify({ picture: name, sha256: hashOf(picture) })}\n`,
  );
});

afterEach(() => {
  process.chdir(here);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The comparison in a folder that has the receipt of one picture. */
async function openPictures() {
  const pictures = await import('./pictures.ts');
  pictures.prepareFolders();
  return pictures;
}

it('passes a capture whose hash its receipt names, and keeps it to compare later ones with', async () => {
  const { comparePicture, isAsBefore } = await openPictures();
  expect(isAsBefore(name, picture)).toBe(true);
  expect(comparePicture(name, picture)).toBe(false);
  expect(existsSync(actual)).toBe(false);
  expect(readFileSync(seen(picture))).toEqual(picture);
});

it('keeps a capture that differs for the comparison by pixels, and takes it for nothing yet', async () => {
  const { comparePicture, isAsBefore } = await openPictures();
  expect(isAsBefore(name, other)).toBe(false);
  expect(comparePicture(name, other)).toBe(false);
  expect(readFileSync(actual)).toEqual(other);
  expect(existsSync(seen(other))).toBe(false);
});

it('keeps a capture of a story that has no receipt', async () => {
  const { comparePicture } = await openPictures();
  expect(comparePicture('a--new.light', picture)).toBe(false);
  expect(readFileSync('visual/actual/a--new.light.png')).toEqual(picture);
});

it('takes what is seen for the picture when asked to', async () => {
  vi.stubEnv('UPDATE_VISUAL', '1');
  const { comparePicture } = await openPictures();
  expect(comparePicture(name, other)).toBe(true);
  expect(readFileSync(seen(other))).toEqual(other);
});

it('keeps every capture of another commit, and never takes one for this commit’s', async () => {
  vi.stubEnv('VISUAL_DRAW', '1');
  const { comparePicture } = await openPictures();
  expect(comparePicture(name, picture)).toBe(false);
  expect(readFileSync(actual)).toEqual(picture);
  expect(existsSync(seen(picture))).toBe(false);
});

it('holds a story that must look as another against what was drawn of that one here', async () => {
  const { comparePicture, isSameAs } = await openPictures();
  expect(isSameAs(name, picture)).toBe(true);
  comparePicture(name, other);
  expect(isSameAs(name, picture)).toBe(false);
  expect(isSameAs(name, other)).toBe(true);
});

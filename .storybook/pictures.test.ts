import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const here = process.cwd();
const baseline = 'visual/baseline/a--sheet.light.png';
const picture = Buffer.from('what is seen');
let folder: string;

beforeEach(() => {
  vi.resetModules();
  for (const name of ['UPDATE_VISUAL', 'VISUAL_ACTUAL', 'VISUAL_BYTES', 'VISUAL_SKIP'])
    vi.stubEnv(name, undefined);
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(here);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The comparison in a folder that has no picture yet. */
async function openPictures() {
  const { comparePicture, prepareFolders } = await import('./pictures.ts');
  prepareFolders();
  return comparePicture;
}

it('refuses a story that has no picture, and makes none', async () => {
  const comparePicture = await openPictures();
  expect(() => comparePicture('a--sheet.light', picture)).toThrow('npm run visual:update');
  expect(existsSync(baseline)).toBe(false);
});

it('takes what is seen for the picture when asked to', async () => {
  vi.stubEnv('UPDATE_VISUAL', '1');
  const comparePicture = await openPictures();
  expect(comparePicture('a--sheet.light', picture)).toBe(true);
  expect(readFileSync(baseline)).toEqual(picture);
});

import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const folder = resolve(import.meta.dirname, '../test-results/cells');
const cell = { width: 640, height: 320 };

/** The cells of all specimens as one picture, and whose they are: from left to right, from top to bottom. */
export interface CellPictures {
  names: string[];
  whole: Buffer;
}

export async function photographCells(page: Page): Promise<CellPictures> {
  const names = await page
    .locator('specimen-cell')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('data-specimen') ?? ''));
  const rows = Math.ceil(names.length / 2);
  const whole = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 1400, width: cell.width * 2, height: cell.height * rows },
    animations: 'disabled',
    caret: 'hide',
  });
  return { names, whole };
}

/** Pixels in which the cells differ, by the specimen's name; nothing of cells that are the same. */
export function differingCells(sheet: string, expected: CellPictures, actual: CellPictures) {
  // Equal pictures have equal bytes; reading them is what costs.
  if (expected.whole.equals(actual.whole)) return [];
  const [one, other] = [expected, actual].map(({ whole }) => PNG.sync.read(whole));
  return expected.names.flatMap((name, index) => {
    const pixels = differenceOf(`${name}.${sheet}`, cellOf(one!, index), cellOf(other!, index));
    return pixels > 0 ? [`${name}: ${pixels} pixels`] : [];
  });
}

function cellOf(whole: PNG, index: number): PNG {
  const picture = new PNG(cell);
  const x = (index % 2) * cell.width;
  const y = Math.floor(index / 2) * cell.height;
  PNG.bitblt(whole, picture, x, y, cell.width, cell.height, 0, 0);
  return picture;
}

/** A picture of what the window shows, for what floats above the page: once two in a row are the same. */
export async function photographWindow(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (let tries = 0; tries < 50; tries += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The window does not come to rest.');
}

/** Pixels in which two pictures differ; both are left beside the test's results when they do. */
export function difference(name: string, expected: Buffer, actual: Buffer): number {
  return expected.equals(actual) ? 0 : differenceOf(name, PNG.sync.read(expected), PNG.sync.read(actual));
}

function differenceOf(name: string, expected: PNG, actual: PNG): number {
  const { width, height } = expected;
  const isSameSize = actual.width === width && actual.height === height;
  const pixels = isSameSize
    ? pixelmatch(expected.data, actual.data, undefined, width, height, { threshold: 0.1 })
    : Math.max(width * height, actual.width * actual.height);
  if (pixels > 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.expected.png`), PNG.sync.write(expected));
    writeFileSync(join(folder, `${name}.actual.png`), PNG.sync.write(actual));
  }
  return pixels;
}

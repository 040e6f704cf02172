import type { Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const folder = resolve(import.meta.dirname, '../test-results/cells');
const cell = { width: 640, height: 320 };

export type Pictures = Map<string, PNG>;

/** One picture of every specimen's cell, by its name. */
export async function photographCells(page: Page): Promise<Pictures> {
  const names = await page
    .locator('specimen-cell')
    .evaluateAll((cells) => cells.map((each) => each.getAttribute('data-specimen') ?? ''));
  const rows = Math.ceil(names.length / 2);
  const whole = PNG.sync.read(
    await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 1400, width: cell.width * 2, height: cell.height * rows },
      animations: 'disabled',
      caret: 'hide',
    }),
  );
  return new Map(
    names.map((name, index) => {
      const picture = new PNG(cell);
      const x = (index % 2) * cell.width;
      const y = Math.floor(index / 2) * cell.height;
      PNG.bitblt(whole, picture, x, y, cell.width, cell.height, 0, 0);
      return [name, picture];
    }),
  );
}

/** A picture of what the window shows, for what floats above the page. */
export const photographWindow = async (page: Page) =>
  PNG.sync.read(await page.screenshot({ animations: 'disabled', caret: 'hide' }));

/** Pixels in which two pictures differ; both are left beside the test's results when they do. */
export function difference(name: string, expected: PNG, actual: PNG): number {
  const { width, height } = expected;
  const pixels = pixelmatch(expected.data, actual.data, undefined, width, height, { threshold: 0.1 });
  if (pixels > 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.expected.png`), PNG.sync.write(expected));
    writeFileSync(join(folder, `${name}.actual.png`), PNG.sync.write(actual));
  }
  return pixels;
}

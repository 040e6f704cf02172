import type { Page } from '@playwright/test';
import { difference, photographWindow } from './cell-pictures.ts';
import { hostileSheets } from './partner-server.ts';
import { expect, openAbove, test } from './partner-test.ts';
import { specimens } from './specimens.tsx';

const openers = Object.entries(specimens).flatMap(([name, { opener }]) => (opener ? [{ name, opener }] : []));

/** Opens everything that floats, one at a time, and photographs the window. */
async function photographOpened(open: () => Promise<{ page: Page }>) {
  const pictures = new Map<string, Buffer>();
  for (const { name, opener } of openers) {
    const { page } = await open();
    const cell = `[data-specimen='${name}']`;
    // What is scrolled to lies at the same place on every page.
    await page.locator(cell).evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 200);
    });
    await openAbove(page, `${cell} ${opener}`);
    // The host's own part of the page looks as its sheet says.
    await page.locator('#host').evaluate((host) => host.remove());
    pictures.set(name, await photographWindow(page));
  }
  return pictures;
}

/** As it looks with nothing of a host's around: the same for every test here, so taken once for all of a worker. */
let expected: Map<string, Buffer> | undefined;

for (const sheet of hostileSheets)
  test(`what floats above the page looks the same beside a host's sheet: ${sheet}`, async ({ openPage }) => {
    expected ??= await photographOpened(() => openPage('/'));
    const actual = await photographOpened(() => openPage(`/?hostile=${sheet}`));
    const differing = [...expected].flatMap(([name, picture]) => {
      const pixels = difference(`${name}-opened.${sheet}`, picture, actual.get(name)!);
      return pixels > 0 ? [`${name}: ${pixels} pixels`] : [];
    });
    expect(differing).toEqual([]);
  });

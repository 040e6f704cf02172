import type { Page } from '@playwright/test';
import type { PNG } from 'pngjs';
import { difference, photographCells, photographWindow } from './cell-pictures.ts';
import { hostileSheets } from './partner-server.ts';
import { expect, test } from './partner-test.ts';
import { specimens } from './specimens.tsx';

const openers = Object.entries(specimens).flatMap(([name, { opener }]) => (opener ? [{ name, opener }] : []));

/** Opens everything that floats, one at a time, and photographs the window. */
async function photographOpened(open: () => Promise<Page>) {
  const pictures = new Map<string, PNG>();
  for (const { name, opener } of openers) {
    const page = await open();
    // What is scrolled to lies at the same place on every page.
    await page.locator(`[data-specimen='${name}']`).evaluate((cell) => {
      window.scrollTo(0, cell.getBoundingClientRect().top + window.scrollY - 200);
    });
    await page.locator(`[data-specimen='${name}'] ${opener}`).first().click();
    await page.waitForTimeout(400);
    // The host's own part of the page looks as its sheet says.
    await page.locator('#host').evaluate((host) => host.remove());
    pictures.set(name, await photographWindow(page));
  }
  return pictures;
}

test('components look the same in whatever order their sheets come', async ({ openPage }) => {
  const expected = await photographCells((await openPage('/')).page);
  const actual = await photographCells((await openPage('/?backwards')).page);
  const differing = [...expected].flatMap(([name, picture]) => {
    const pixels = difference(`${name}.backwards`, picture, actual.get(name) ?? picture);
    return pixels > 0 ? [`${name}: ${pixels} pixels`] : [];
  });
  expect(differing).toEqual([]);
});

for (const sheet of hostileSheets)
  test(`components look the same beside a host's sheet: ${sheet}`, async ({ openPage }) => {
    const expected = await photographCells((await openPage('/')).page);
    const actual = await photographCells((await openPage(`/?hostile=${sheet}`)).page);
    const differing = [...expected].flatMap(([name, picture]) => {
      const pixels = difference(`${name}.${sheet}`, picture, actual.get(name) ?? picture);
      return pixels > 0 ? [`${name}: ${pixels} pixels`] : [];
    });
    expect(differing).toEqual([]);
  });

for (const sheet of hostileSheets)
  test(`what floats above the page looks the same beside a host's sheet: ${sheet}`, async ({ openPage }) => {
    const expected = await photographOpened(async () => (await openPage('/')).page);
    const actual = await photographOpened(async () => (await openPage(`/?hostile=${sheet}`)).page);
    const differing = [...expected].flatMap(([name, picture]) => {
      const pixels = difference(`${name}-opened.${sheet}`, picture, actual.get(name) ?? picture);
      return pixels > 0 ? [`${name}: ${pixels} pixels`] : [];
    });
    expect(differing).toEqual([]);
  });

/** Every computed value of everything that is the host's. */
const hostStyles = (page: Page) =>
  page.evaluate(() => {
    // The theme's variables, and that their colours are those of daylight: said once on the root, with no weight.
    const isOurs = (property: string) => property.startsWith('--sy-') || property === 'color-scheme';
    const theirs = [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')];
    return theirs.map((element) => {
      const style = getComputedStyle(element);
      const values: Record<string, string> = { element: element.localName };
      for (const property of style)
        if (!isOurs(property)) values[property] = style.getPropertyValue(property);
      return values;
    });
  });

for (const sheet of ['', ...hostileSheets])
  test(`our sheets and components change nothing of the host's: ${sheet || 'no sheet of its own'}`, async ({
    openPage,
  }) => {
    const alone = await hostStyles((await openPage(`/?bare&waits&hostile=${sheet}`)).page);
    const { page } = await openPage(`/?hostile=${sheet}`);
    expect(await page.locator('specimen-cell').count()).toBe(Object.keys(specimens).length);
    const together = await hostStyles(page);
    expect(together).toHaveLength(alone.length);
    for (const [index, values] of alone.entries()) expect(together[index]).toEqual(values);
  });

import type { Page } from '@playwright/test';
import { differingCells, photographCells, type CellPictures } from './cell-pictures.ts';
import { hostileSheets } from './partner-server.ts';
import { expect, test } from './partner-test.ts';
import { specimens } from './specimens.tsx';

/** As they look with nothing of a host's around: the same for every test here, so taken once for all of a worker. */
let expectedCells: CellPictures | undefined;

const pages = [
  { title: 'in whatever order their sheets come', name: 'backwards', address: '/?backwards' },
  ...hostileSheets.map((name) => ({
    title: `beside a host's sheet: ${name}`,
    name,
    address: `/?hostile=${name}`,
  })),
];

for (const { title, name, address } of pages)
  test(`components look the same ${title}`, async ({ openPage }) => {
    expectedCells ??= await photographCells((await openPage('/')).page);
    const actual = await photographCells((await openPage(address)).page);
    expect(actual.names).toEqual(expectedCells.names);
    expect(differingCells(name, expectedCells, actual)).toEqual([]);
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

import type { Page } from '@playwright/test';
import { difference } from '../../delivery/cell-pictures.ts';
import { expect, isDrawn, test } from './embed-test.ts';

const rows = 7;
test.use({ commentsCount: rows, viewport: { width: 1000, height: 1600 }, reducedMotion: 'reduce' });

/** The pages, and what the page of comparison must have in common with each: nothing of theirs but place and direction. */
const pages: Record<string, { direction?: 'rtl'; isNarrow?: true }> = {
  plain: {},
  vue: {},
  bootstrap: {},
  tailwind: {},
  hostile: {},
  policy: {},
  rtl: { direction: 'rtl' },
  narrow: { isNarrow: true },
};

async function photograph(page: Page) {
  await isDrawn(page, rows);
  // A clean place: what is around, and on which half of a pixel, is the page's own.
  await page.locator('.cell').evaluateAll((cells) => {
    for (const [index, cell] of (cells as HTMLElement[]).entries()) {
      const put = (name: string, value: string) => cell.style.setProperty(name, value, 'important');
      put('position', 'fixed');
      put('inset', `${index * 1400}px auto auto 0`);
      put('z-index', '9999');
    }
  });
  const box = await page.locator('.cell').first().boundingBox();
  return Promise.all(
    [box, await page.locator('.cell').nth(1).boundingBox()].map((clip) =>
      page.screenshot({
        clip: clip ?? { x: 0, y: 0, width: 1, height: 1 },
        animations: 'disabled',
        caret: 'hide',
      }),
    ),
  );
}

for (const [name, { direction, isNarrow }] of Object.entries(pages))
  test(`CB-10 ${name}: comments and pager have the same pixels as the React components`, async ({
    openProof,
  }) => {
    const reference = await openProof('react-18');
    if (direction) await reference.page.locator('body').evaluate((body) => body.setAttribute('dir', 'rtl'));
    if (isNarrow) await reference.page.locator('body').evaluate((body) => body.classList.add('narrow'));
    const expected = await photograph(reference.page);
    expect(reference.said).toEqual([]);
    const { page, said } = await openProof(name);
    const actual = await photograph(page);
    for (const [index, picture] of expected.entries()) {
      const pixels = difference(`embed-${name}-${index}`, picture, actual[index]!);
      expect(pixels, `part ${index}`).toBe(0);
    }
    expect(said).toEqual([]);
  });

test('the pages load nothing from anywhere but the school and themselves', async ({
  openProof,
  server,
  partner,
}) => {
  const origins = new Set<string>();
  const { page } = await openProof('plain');
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.reload();
  await isDrawn(page, rows);
  expect([...origins].sort()).toEqual([partner.url, server.url].sort());
});

import { test as base, type Page } from '@playwright/test';
import { startPartner } from './partner-server.ts';

/** Tests on a partner's page: built and served once for all of a worker. */
export const test = base.extend<
  { openPage: (address: string) => Promise<{ page: Page; said: string[] }> },
  { partner: { url: string } }
>({
  partner: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright spells a fixture that leans on nothing
    async ({}, use) => {
      const partner = await startPartner();
      await use(partner);
      await partner.close();
    },
    { scope: 'worker' },
  ],
  /** Opens an address of the partner's, and keeps what the page says on its console. */
  openPage: async ({ page, partner }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await use(async (address) => {
      said.length = 0;
      await page.goto(`${partner.url}${address}`);
      if (!address.includes('waits')) await page.locator('specimen-cell').first().waitFor();
      // Its film is not there, and it says so only when it has asked.
      const player = page.locator("[data-specimen='video-player']");
      if ((await player.count()) > 0) await player.locator("[data-part='failure']").waitFor();
      await settles(page);
      return { page, said };
    });
  },
});

/** Presses what opens something above the page, until that stands. */
export async function openAbove(page: Page, opener: string) {
  const count = () => document.querySelectorAll('body *').length;
  const before = await page.evaluate(count);
  await page.locator(opener).first().click();
  await page.waitForFunction((least) => document.querySelectorAll('body *').length > least, before);
  await settles(page);
}

/** Until all that was begun has come to its end: layout, faces, pictures, movements. */
const settles = (page: Page) =>
  page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A face is asked for when its first text is laid out.
    await twoFrames();
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled([
      ...ending.map(({ finished }) => finished),
      ...[...document.images].map((image) => image.decode()),
    ]);
    await twoFrames();
  });

export { expect } from '@playwright/test';

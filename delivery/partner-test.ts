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
      // A face is asked for when its first text is laid out.
      await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await document.fonts.ready;
      });
      return { page, said };
    });
  },
});

export { expect } from '@playwright/test';

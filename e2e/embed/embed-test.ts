import type { Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { createRunningServer } from '../running-server.ts';
import { watchContext } from '../watch.ts';
import { startPartnerSite } from './partner-site.ts';

type Words = string | Record<string, string>;

/** Tests on pages of another origin than our server's, which names that origin. */
export const test = base.extend<
  {
    /** Opens a proof page about the test's own article. Answers what it says on its console. */
    openProof: (name: string, query?: Record<string, string>) => Promise<{ page: Page; said: string[] }>;
  },
  { partner: { url: string } }
>({
  partner: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright spells a fixture that leans on nothing
    async ({}, use) => {
      const partner = await startPartnerSite();
      await use(partner);
      await partner.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ partner }, use) => {
      const server = await createRunningServer({ EMBED_ORIGINS: partner.url });
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Each page here speaks to two origins; what it says is held against an empty list by the tests themselves.
  watch: async ({ context }, use) => use({ ...watchContext(context, ''), check: () => {} }),
  openProof: async ({ page, server, partner, article }, use) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await use(async (name, query = {}) => {
      said.length = 0;
      const words: Words = { school: server.url, target: `article/${article.id}`, ...query };
      await page.goto(`${partner.url}/${name}.html?${new URLSearchParams(words).toString()}`);
      return { page, said };
    });
  },
});

export { expect } from '@playwright/test';

/** Everything is drawn, in the letters that it will keep. */
export async function isDrawn(page: Page, rows: number) {
  await page
    .getByRole('article')
    .nth(rows - 1)
    .waitFor();
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}

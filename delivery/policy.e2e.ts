import { expect, test } from './partner-test.ts';
import { specimens } from './specimens.tsx';

test("DS-06 everything is drawn and opened under default-src 'self', and nothing is refused", async ({
  openPage,
}) => {
  for (const [name, { opener }] of Object.entries(specimens)) {
    if (!opener) continue;
    const { page, said } = await openPage('/?strict');
    expect(await page.locator('specimen-cell').count()).toBe(Object.keys(specimens).length);
    const before = await page.locator('body *').count();
    await page.locator(`[data-specimen='${name}'] ${opener}`).first().click();
    await expect.poll(() => page.locator('body *').count(), `${name} opens`).toBeGreaterThan(before);
    await page.waitForTimeout(300);
    expect(said, name).toEqual([]);
  }
});

test('a page whose policy refuses inline styles has none of ours in it', async ({ openPage }) => {
  const { page } = await openPage('/?strict');
  await expect(page.locator('style')).toHaveCount(0);
});

import { expect, openAbove, test } from './partner-test.ts';
import { specimens } from './specimens.tsx';

test("DS-06 everything is drawn and opened under default-src 'self', and nothing is refused", async ({
  openPage,
}) => {
  for (const [name, { opener }] of Object.entries(specimens)) {
    if (!opener) continue;
    const { page, said } = await openPage('/?strict');
    expect(await page.locator('specimen-cell').count()).toBe(Object.keys(specimens).length);
    await openAbove(page, `[data-specimen='${name}'] ${opener}`);
    expect(said, name).toEqual([]);
  }
});

test('a page whose policy refuses inline styles has none of ours in it', async ({ openPage }) => {
  const { page } = await openPage('/?strict');
  await expect(page.locator('style')).toHaveCount(0);
});

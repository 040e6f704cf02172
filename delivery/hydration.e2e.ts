import { expect, test } from './partner-test.ts';
import { specimens } from './specimens.tsx';

test('takes over what the server rendered without a word of difference', async ({ openPage }) => {
  const { page, said } = await openPage('/rendered');
  await expect(page.locator('specimen-cell')).toHaveCount(Object.keys(specimens).length);
  await page.locator("[data-specimen='dialog'] button").click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  // 419: what is fetched when needed is left to the browser, as a rendering in one go must.
  const recovered = await page.evaluate(() => window.recovered);
  expect(recovered.filter((error) => !/error .?419\b/.test(error))).toEqual([]);
  expect(said).toEqual([]);
});

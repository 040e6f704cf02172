import { expect, test } from './fixtures.ts';
import { shiftsOf, watchShifts } from './layout-shift.ts';
import { header, heading } from './site.ts';
import { recordCalls } from './watch.ts';
import type { Page } from '@playwright/test';

const button = (page: Page) => header(page).getByRole('button', { name: '搜索', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: '搜索' });
const input = (page: Page) => dialog(page).getByRole('combobox', { name: '搜索关键词' });
const rows = (page: Page) => dialog(page).getByRole('option');

async function openSearch(page: Page) {
  await button(page).click();
  await expect(input(page)).toBeFocused();
}

async function searchFor(page: Page, keyword: string) {
  await openSearch(page);
  await page.keyboard.insertText(keyword);
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();
}

/** Types as a Chinese input method does: a composition of pinyin that becomes characters. */
async function compose(page: Page, pinyin: string, characters: string) {
  const client = await page.context().newCDPSession(page);
  for (let end = 1; end <= pinyin.length; end += 1)
    await client.send('Input.imeSetComposition', {
      text: pinyin.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  // While the list of candidates is open, its keys reach the page as 229.
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await client.send('Input.dispatchKeyEvent', {
      type,
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
  await client.send('Input.insertText', { text: characters });
}

test(
  'SD-01 SD-03 a Chinese input method searches once, when its words are done and Enter is pressed',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/');
    const calls = recordCalls(page);
    const searches = () => calls.filter((call) => call.startsWith('GET /api/v2/search?'));
    await openSearch(page);
    await page.keyboard.press('Enter');
    await compose(page, 'erfen', '二分');
    await compose(page, 'chazhao', '查找');
    await expect(input(page)).toHaveValue('二分查找');
    expect(searches()).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toContainText('二分查找');
    expect(
      searches().map((call) => Object.fromEntries(new URL(call.slice(4), 'https://site').searchParams)),
    ).toEqual([{ page: '1', size: '10', type: '', keywords: '二分查找' }]);
    await expect(dialog(page).locator('mark').first()).toHaveText('二分查找');
    await expect(
      dialog(page)
        .getByRole('status')
        .filter({ hasText: /^共\d+条，第1页，共\d+页/ }),
    ).toHaveCount(1);
  },
);

test(
  'SD-07 SD-09 SD-11 goes to a result by keys alone, and Back brings the search with its row and its focus',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/article');
    await searchFor(page, '书');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    const active = dialog(page).locator('[role=option][aria-selected=true]');
    const title = await active.locator('[data-part=title]').innerText();
    const top = () =>
      dialog(page)
        .getByRole('listbox')
        .evaluate((list) => list.scrollTop);
    await expect.poll(top).toBeGreaterThan(0);
    const left = await top();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    // The last result of the page, of whatever kind: of a category its list.
    await expect(page).toHaveURL(/\/\d+(?:\/detail)?$|[?&](?:id|category|cid1?)=\d+$/);

    await page.goBack();
    await expect(active.locator('[data-part=title]')).toHaveText(title);
    await expect(input(page)).toHaveValue('书');
    await expect(input(page)).toBeFocused();
    expect(await top()).toBe(left);

    await page.reload();
    await expect(active.locator('[data-part=title]')).toHaveText(title);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.reload();
    await expect(heading(page, '文章')).toBeVisible();
    // A dialog that was to come back would be fetched now.
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
  },
);

test('SD-02 opens by Ctrl+K, keeps the focus inside and returns it', async ({ page }) => {
  await page.goto('/article');
  await expect(heading(page, '文章')).toBeVisible();
  await button(page).focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await dialog(page).getByRole('tab', { name: '综合' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('tab', { name: '文章' })).toBeFocused();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});

/** Where the rows stand, or the bones in their place, and the dialog around them. */
const places = (page: Page, selector: string) =>
  dialog(page).evaluate((element, rowsIn) => {
    const box = (of: Element) => {
      const { top, left, width, height } = of.getBoundingClientRect();
      return [top, left, width, height].map((length) => Math.round(length * 2) / 2);
    };
    return { dialog: box(element), rows: [...element.querySelectorAll(rowsIn)].slice(0, 5).map(box) };
  }, selector);

test('matches stand there while somebody types, and lead to the teacher by keys alone', async ({ page }) => {
  await page.goto('/article');
  await openSearch(page);
  await page.keyboard.insertText('沈砚秋');
  await expect(rows(page).first()).toContainText('沈砚秋');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/teachers\/\d+$/);
  await expect(heading(page, '沈砚秋')).toBeVisible();
});

test('the key that opens the search selects its words, open or opened again, and leads to all results', async ({
  page,
}) => {
  await page.goto('/article');
  await searchFor(page, '写作');
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('书法');
  await expect(input(page)).toHaveValue('书法');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('tab', { name: /^分类 \d/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page).focus();
  await page.keyboard.press('Control+k');
  await expect(rows(page).first()).toBeVisible();
  await dialog(page).getByRole('button', { name: '在页面中查看' }).click();
  await expect(heading(page, '搜索')).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: '楷书第一课' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('the header has the way to the search', async ({ page }) => {
    await page.goto('/courses');
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    await openSearch(page);
    await expect(dialog(page)).toBeVisible();
  });
});

test('SD-10 a search that takes longer than 300 ms shows bones where its rows will stand, and nothing moves', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/');
  await openSearch(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v2/search?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.keyboard.insertText('读书');
  await page.keyboard.press('Enter');
  const bones = '[data-component="skeleton"] [aria-hidden] > [aria-hidden]';
  await expect(dialog(page).locator(bones)).toHaveCount(6);
  // What moves within half a second after a key is not counted as a shift.
  await page.waitForTimeout(500);
  const [before, shifted] = [await places(page, bones), await shiftsOf(page)];
  answer.resolve();
  await expect(rows(page).nth(4)).toBeVisible();
  await page.waitForTimeout(500);
  expect(before.rows).toHaveLength(5);
  expect(await places(page, '[role=option]')).toEqual(before);
  expect((await shiftsOf(page)) - shifted).toBeLessThanOrEqual(0.01);
});

test('SD-10 a search that fails says so, keeps the words and is tried again', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await page.goto('/');
  await page.route('**/api/v2/search?*', (route) => route.abort());
  await openSearch(page);
  await page.keyboard.insertText('读书');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText('搜索没有成功');
  await page.unroute('**/api/v2/search?*');
  await dialog(page).getByRole('button', { name: '重试' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(input(page)).toHaveValue('读书');
});

test.describe('recent keywords', () => {
  test.use({ isSignedIn: true });

  test(
    'SD-06 are the server’s, are deleted after a question, and come back when that is undone',
    { tag: '@journey' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await searchFor(page, '读书');
      await input(page).fill('写作');
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('tab', { name: /^综合 \d/ })).toBeVisible();
      await page.keyboard.press('Escape');

      await openSearch(page);
      // The words of the last search are selected.
      await page.keyboard.press('Delete');
      const tags = dialog(page).getByRole('list', { name: '最近搜索' }).getByRole('listitem');
      await expect(tags).toHaveText(['写作', '读书']);
      const remove = dialog(page).getByRole('button', { name: '删除标签“读书”' });
      const question = page.getByRole('alertdialog', { name: '是否删除该标签' });
      await remove.click();
      await question.getByRole('button', { name: '删除' }).click();
      await expect(tags).toHaveText(['写作']);
      await dialog(page).getByRole('button', { name: '撤销' }).click();
      await expect(tags).toHaveText(['写作', '读书']);

      const calls = recordCalls(page);
      await remove.click();
      await question.getByRole('button', { name: '删除' }).click();
      await expect(tags).toHaveText(['写作']);
      // As long as it can be undone.
      await page.clock.fastForward(5000);
      await expect.poll(() => calls).toContain('POST /api/v2/search/keywords/delete');
      await page.reload();
      await openSearch(page);
      await expect(tags).toHaveText(['写作']);
    },
  );
});

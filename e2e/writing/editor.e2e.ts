import { expect, test as base, type Page } from '@playwright/test';
import { pastes } from '../../packages/ui/src/rich-text-editor/pastes.fixtures.ts';
import { buildHarness } from './harness-page.ts';

type Built = Awaited<ReturnType<typeof buildHarness>>;

type Library = 'react' | 'preact';

interface Fixtures {
  openEditor: (query?: string, library?: Library) => Promise<Page>;
}

const test = base.extend<Fixtures, { builtOver: (library: Library) => Promise<Built> }>({
  builtOver: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright spells a fixture that leans on nothing
    async ({}, use) => {
      const builds = new Map<Library, Promise<Built>>();
      await use((library) => {
        const build = builds.get(library) ?? buildHarness(library);
        builds.set(library, build);
        return build;
      });
      for (const build of builds.values()) (await build).remove();
    },
    { scope: 'worker' },
  ],
  openEditor: async ({ builtOver, context, page }, use) => {
    await use(async (query = '', library = 'react') => {
      const url = await (await builtOver(library)).serve(context);
      await context.route('https://**', (route) => route.abort());
      await page.goto(`${url}${query}`);
      await page.locator('[contenteditable="true"]').waitFor();
      return page;
    });
    expect(await page.evaluate(() => writing.refused)).toEqual([]);
  },
});

const text = (page: Page) => page.getByRole('textbox', { name: '正文' });

/** What the owner was told last. */
const told = (page: Page) => expect.poll(() => page.evaluate(() => writing.told.at(-1)));

test('a hundred pastes lose no word, and a strict policy has nothing to report', async ({ openEditor }) => {
  const page = await openEditor();
  const lost = await page.evaluate(async (pastes) => {
    const letters = (words: string) => words.replace(/[\s\u00A0]/g, '');
    const element = writing.root.querySelector<HTMLElement>('[contenteditable="true"]')!;
    const bad: string[] = [];
    for (const { name, html, words } of pastes) {
      writing.set(`<p>${name}</p>`);
      while (!element.textContent?.startsWith(name)) await new Promise(requestAnimationFrame);
      writing.set('');
      while (element.textContent !== '') await new Promise(requestAnimationFrame);
      const before = writing.told.length;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', 'plain');
      element.focus();
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      element.blur();
      while (writing.told.length === before) await new Promise(requestAnimationFrame);
      const page = document.implementation.createHTMLDocument('');
      page.body.textContent = '';
      page.body.append(page.createRange().createContextualFragment(writing.told.at(-1) ?? ''));
      const found = letters(page.body.textContent ?? '');
      if (found !== words) bad.push(`${name}: ${found}`);
    }
    return bad;
  }, pastes);
  expect(lost).toEqual([]);
});

test('an input method writes what it says: at the end, in an empty line, over what is selected', async ({
  openEditor,
}) => {
  const page = await openEditor();
  const devtools = await page.context().newCDPSession(page);
  const compose = async (steps: readonly string[], accepted: string) => {
    for (const step of steps)
      await devtools.send('Input.imeSetComposition', {
        text: step,
        selectionStart: step.length,
        selectionEnd: step.length,
      });
    await page.waitForTimeout(500);
    const during = await page.evaluate(() => writing.told.length);
    await devtools.send('Input.insertText', { text: accepted });
    return during;
  };
  await text(page).click();
  expect(await compose(['x', 'xu', 'xue', 'xue’er'], '学而')).toBe(0);
  await told(page).toBe('<p>学而</p>');
  await page.keyboard.press('Enter');
  await compose(['s', 'sh', 'shi'], '时习之');
  await told(page).toBe('<p>学而</p><p>时习之</p>');
  // Numbers of lists as a Chinese keyboard writes them.
  await page.keyboard.press('Enter');
  await compose(['1、'], '1、');
  // A list begins when what was accepted stands there, not before.
  await expect(text(page).locator('ol')).toBeVisible();
  await compose(['y'], '一');
  await told(page).toBe('<p>学而</p><p>时习之</p><ol><li><p>一</p></li></ol>');
  await page.keyboard.press('Control+a');
  await compose(['w', 'wen'], '温故');
  await expect(text(page)).toHaveText('温故');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toContainText('学而');
});

for (const query of ['', '?shadow'])
  test(`ED-04 is written by keyboard alone${query && ', in a shadow root'}, as the reader shows it`, async ({
    openEditor,
  }) => {
    const page = await openEditor(query);
    await page.getByRole('button', { name: '前' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('toolbar', { name: '格式' }).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('## 结构');
    await page.keyboard.press('Enter');
    await page.keyboard.type('全文');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('三段');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('，见 $x^2$。');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- 一');
    await page.keyboard.press('Enter');
    await page.keyboard.type('二');
    await page.keyboard.press('Control+]');
    await told(page).toBe(
      '<h2>结构</h2><p>全文<strong>三段</strong>，见 \\(x^2\\)。</p><ul><li><p>一</p><ul><li><p>二</p></li></ul></li></ul>',
    );
    await expect(page.locator('#reader math')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('toolbar', { name: '当前位置' }).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toContain('结构');
    // Back into the text, and out of it where it begins.
    await text(page).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('toolbar', { name: '格式' }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: '前' })).toBeFocused();
  });

test('a pasted picture is uploaded where it stands', async ({ openEditor }) => {
  const page = await openEditor();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (letter) => letter.charCodeAt(0),
    );
    clipboardData.items.add(new File([bytes], 'dot.png', { type: 'image/png' }));
    const element = writing.root.querySelector<HTMLElement>('[contenteditable="true"]')!;
    element.focus();
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await told(page).toBe('<figure><img src="/writing/stored.png" alt="" width="1" height="1"></figure>');
});

test('fits into 390 pixels with all its tools', async ({ openEditor, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor();
  await page.getByRole('button', { name: '表格', exact: true }).click();
  await page.keyboard.type('一二三四五六七八九十');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.width >= 24 && box.height >= 24).toBe(true);
  }
});

test('is the same editor over preact', async ({ openEditor }) => {
  const page = await openEditor('', 'preact');
  await text(page).click();
  await page.keyboard.type('学而');
  await page.getByRole('button', { name: '一级标题' }).click();
  await told(page).toBe('<h2>学而</h2>');
  await page.getByRole('button', { name: '链接' }).click();
  await page.getByRole('textbox', { name: '网址' }).fill('/article/1');
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
});

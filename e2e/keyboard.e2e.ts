import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  comment,
  comments,
  composer,
  header,
  learner,
  loginDialog,
  neighbours,
  notice,
  pager,
  replies,
  replyButton,
  replyField,
  tabTo,
  userMenu,
} from './site.ts';

type Role = Parameters<ReturnType<typeof expect<Locator>>['toHaveRole']>[0];

/** The focus, in words: where somebody without a pointer is. */
async function expectFocus(page: Page, role: Role, name: string | RegExp) {
  const focused = page.locator(':focus');
  await expect(focused).toHaveRole(role);
  await expect(focused).toHaveAccessibleName(name);
  await expect(focused).toBeInViewport();
  await expect.poll(() => hiddenBy(focused), `what hides ${String(name)}`).toBe('');
}

/** What keeps the focus from being seen: something that lies over it, or a ring that is not drawn. */
const hiddenBy = (focused: Locator) =>
  focused.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Of what is higher than the window, the part that is seen.
    const middle = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
    // Notices pass by themselves.
    const [upper] = document
      .elementsFromPoint(left + width / 2, middle)
      .filter((each) => !each.closest('[data-component="toast-region"]'));
    if (!upper || (!element.contains(upper) && !upper.contains(element)))
      return upper?.outerHTML ?? 'nothing';
    // A heading takes the focus to be heard, not to be seen.
    if (element.matches('h1')) return '';
    // Fields draw the ring around their frame, and links around the card that they stand for.
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(around);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) return '';
    }
    return 'no ring';
  });

/** Frames that pass in 300 ms where nothing else keeps the page busy. */
const glance = 18;

/**
 * From the first focus on, tells each time that nothing has it for longer than a glance, and what had it before. Between two
 * pages nothing has it, until the next one has come with its heading.
 */
async function watchFocus(page: Page): Promise<string[]> {
  const lost: string[] = [];
  await page.exposeFunction('tellLost', (what: string) => lost.push(what));
  await page.addInitScript((glance) => {
    const tell = (what: string) => (window as unknown as { tellLost(what: string): void }).tellLost(what);
    const headings = () => [...document.querySelectorAll('main h1')];
    let last = '';
    let frames = 0;
    const look = () => {
      const { activeElement: element, body } = document;
      if (element && element !== body) {
        last = `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20)}`;
        frames = 0;
      } else if (!headings().some((heading) => heading.checkVisibility())) frames = 0;
      else if (last !== '' && document.hasFocus()) {
        frames += 1;
        if (frames > glance) {
          tell(`after ${last}`);
          last = '';
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, glance);
  return lost;
}

const search = (page: Page) => page.getByRole('dialog', { name: '搜索' });

test.use({ commentsCount: 24 });

test(
  'CB-12 LD-09 SD-09 by keyboard alone from home to a comment, through the search and out, the focus always seen',
  { tag: '@journey' },
  async ({ page, article }) => {
    // Some hundred keys, one after the other.
    test.slow();
    const lost = await watchFocus(page);
    const { keyboard } = page;
    const answered = comment(page, '第 23 条');

    await test.step('from home to the article', async () => {
      await page.goto('/');
      const card = page.getByRole('link', { name: article.title }).first();
      await expect(card).toBeVisible();
      await keyboard.press('Tab');
      await expectFocus(page, 'link', '跳到正文');
      await keyboard.press('Enter');
      await expectFocus(page, 'heading', '读书，问学，相与切磋');
      await tabTo(page, card);
      await expectFocus(page, 'link', new RegExp(article.title));
      await keyboard.press('Enter');
      await expectFocus(page, 'heading', article.title);
    });

    await test.step('a visitor reads the comments, and is asked to sign in for a reply', async () => {
      await tabTo(page, neighbours(page).getByRole('link').first());
      await expect(comments(page)).toHaveCount(10);
      await tabTo(page, comments(page).first());
      // Named by who has written it.
      await expectFocus(page, 'article', /\S/);
      await keyboard.press('j');
      await expect(answered).toBeFocused();
      await tabTo(page, replyButton(answered));
      await expectFocus(page, 'button', '回复');
      await keyboard.press('Enter');
      await expectFocus(page, 'textbox', '手机号');
      await keyboard.press('Escape');
      await expect(loginDialog(page)).toBeHidden();
      await expect(replyButton(answered)).toBeFocused();
      await expectFocus(page, 'button', '回复');
    });

    await test.step('signs in, after a slip', async () => {
      await keyboard.press('r');
      await expectFocus(page, 'textbox', '手机号');
      for (const name of ['密码', '手机号'])
        await test.step(`the dialog goes round past ${name}`, async () => {
          await tabTo(page, loginDialog(page).getByRole('textbox', { name }));
          await expectFocus(page, 'textbox', name);
        });
      await keyboard.type(learner.mobile);
      await keyboard.press('Tab');
      await expectFocus(page, 'textbox', '密码');
      await keyboard.type('wrong');
      await keyboard.press('Enter');
      await expect(loginDialog(page).getByRole('alert')).toHaveText('手机号或密码错误');
      await expect(notice(page, '手机号或密码错误')).toBeVisible();
      await expectFocus(page, 'textbox', '密码');
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(learner.password);
      await keyboard.press('Enter');
      await expect(loginDialog(page)).toBeHidden();
      await expectFocus(page, 'textbox', /^回复 @/);
      await expect(notice(page, '手机号或密码错误')).toBeHidden();
    });

    await test.step('replies and comments', async () => {
      await expect(replyField(page)).toBeFocused();
      await keyboard.type('用键盘回复');
      await keyboard.press('Control+Enter');
      await expect(replies(answered)).toHaveText(/用键盘回复/);
      await expect(replyButton(answered)).toBeFocused();
      await expectFocus(page, 'button', '回复');
      await tabTo(page, composer(page), 'Shift+Tab');
      await expectFocus(page, 'textbox', '写下你的评论…');
      await keyboard.type('用键盘评论');
      await tabTo(page, page.getByRole('button', { name: '发表评论', exact: true }));
      await keyboard.press('Enter');
      await expect(comments(page).first()).toContainText('用键盘评论');
      await expectFocus(page, 'button', '发表评论');
      await page.reload();
      await expect(comments(page).first()).toContainText('用键盘评论');
    });

    await test.step('turns the pages to the last one', async () => {
      await tabTo(page, pager(page).getByRole('button', { name: '下一页' }));
      await expectFocus(page, 'button', '下一页');
      await keyboard.press('Enter');
      await expect(comment(page, '第 15 条')).toBeInViewport();
      // The page begins out of sight above: the focus goes there with it.
      await expect(comments(page).first()).toBeFocused();
      await expectFocus(page, 'article', /\S/);
      await tabTo(page, pager(page).getByRole('button', { name: '下一页' }));
      await keyboard.press('Enter');
      await expect(comment(page, '第 1 条')).toBeVisible();
      await expect(comments(page).first()).toBeFocused();
    });

    await test.step('opens the search by its keys, and comes back from it', async () => {
      await keyboard.press('Control+k');
      await expectFocus(page, 'combobox', '搜索关键词');
      await keyboard.press('Escape');
      await expect(search(page)).toHaveCount(0);
      await expect(comments(page).first()).toBeFocused();
      await expectFocus(page, 'article', /\S/);
    });

    await test.step('opens it by its button, and goes to a result', async () => {
      const button = header(page).getByRole('button', { name: '搜索', exact: true });
      await tabTo(page, button, 'Shift+Tab');
      await expectFocus(page, 'button', '搜索');
      await keyboard.press('Enter');
      await expectFocus(page, 'combobox', '搜索关键词');
      await keyboard.type('书');
      await keyboard.press('Enter');
      const active = search(page).getByRole('option', { selected: true });
      await expect(search(page).getByRole('option').first()).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await expectFocus(page, 'combobox', '搜索关键词');
      const title = await active.locator('[data-part=title]').innerText();
      // Where the keys have gone is told by the field, which keeps the focus.
      const id = (await active.getAttribute('id')) ?? '';
      await expect(page.locator(':focus')).toHaveAttribute('aria-activedescendant', id);
      await keyboard.press('Enter');
      await expect(search(page)).toHaveCount(0);
      await expectFocus(page, 'heading', title);
    });

    await test.step('signs out', async () => {
      await tabTo(page, userMenu(page), 'Shift+Tab');
      await expectFocus(page, 'button', /^用户菜单/);
      await keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: '退出登录' }));
      await expectFocus(page, 'button', '退出登录');
      await keyboard.press('Enter');
      await expect(notice(page, '安全退出成功')).toBeVisible();
      await expectFocus(page, 'button', '登录');
    });

    expect(lost).toEqual([]);
  },
);

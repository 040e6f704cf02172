import type { Page } from '@playwright/test';
import { addPerson } from '../fixtures.ts';
import { comment, comments, composer, postComment, signIn } from '../site.ts';
import { expect, isDrawn, test } from './embed-test.ts';

test.use({ commentsCount: 3 });

/** Hands the school's element its token, as a page does from its own server's answer. */
const say = (page: Page, words: Record<string, unknown>, selector = 'shuyuan-school') =>
  page.locator(selector).evaluate((element, given) => void Object.assign(element, given), words);

/** The focused element, however deep in shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const name = active?.getAttribute('aria-label') ?? active?.getAttribute('placeholder');
    return name ?? active?.textContent;
  });

/** Keeps what bubbles out to the page, by name. */
const listen = (page: Page, ...names: string[]) =>
  page.evaluate((heard) => {
    const log: unknown[] = [];
    Object.assign(window, { heard: log });
    for (const name of heard)
      document.addEventListener(name, (event) => {
        const { detail, target, composed } = event as CustomEvent<Record<string, unknown>>;
        log.push({
          name,
          composed,
          from: (target as Element).localName,
          detail: JSON.parse(JSON.stringify(detail)) as unknown,
        });
      });
  }, names);
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

test('CB-12 every step works from the keyboard, into the shadow root and out of it', async ({
  openProof,
  person,
}) => {
  const { page, said } = await openProof('plain');
  await isDrawn(page, 3);
  await page.evaluate(() => {
    for (const place of ['afterbegin', 'beforeend'] as const)
      document.body.insertAdjacentHTML(place, `<button>${place}</button>`);
  });
  await say(page, { token: person.token });
  await composer(page).waitFor();
  await page.getByRole('button', { name: 'afterbegin' }).focus();
  const seen: (string | null | undefined)[] = [];
  for (let step = 0; step < 40 && seen.at(-1) !== 'beforeend'; step += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused(page));
  }
  expect(seen.at(-1)).toBe('beforeend');
  expect(seen).toContain('写下你的评论…');
  expect(seen.filter((name) => name?.startsWith('回复')).length).toBeGreaterThanOrEqual(3);
  const forwards = seen.slice(0, -1);
  const backwards: (string | null | undefined)[] = [];
  for (const _ of forwards) {
    await page.keyboard.press('Shift+Tab');
    backwards.unshift(await focused(page));
  }
  expect(backwards).toEqual(forwards);

  await composer(page).focus();
  await page.keyboard.type('键盘写的');
  await page.keyboard.press('Tab');
  while (!(await focused(page))?.startsWith('发表评论')) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(comment(page, '键盘写的')).toBeVisible();
  expect(said).toEqual([]);
});

test('CB-12 Escape closes a reply, and focus is back on its button', async ({ openProof, person }) => {
  const { page } = await openProof('plain');
  await say(page, { token: person.token });
  await composer(page).waitFor();
  const reply = comments(page).first().getByRole('button', { name: /^回复/ }).first();
  await reply.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^回复 @/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: /^回复 @/ })).toHaveCount(0);
  await expect(reply).toBeFocused();
});

test('CB-11 says what happens by events that leave the shadow root', async ({
  openProof,
  person,
  article,
}) => {
  const { page } = await openProof('plain');
  await listen(page, 'posted', 'page-change');
  await say(page, { token: person.token });
  await postComment(page, '来自友校');
  await expect(comment(page, '来自友校')).toBeVisible();
  await page.locator('shuyuan-pager [data-part=next]').click();
  const id = expect.any(Number) as unknown as number;
  await expect
    .poll(() => heard(page))
    .toEqual([
      {
        name: 'posted',
        composed: true,
        from: 'shuyuan-comments',
        detail: { type: 'posted', id, duration: id, target: { type: 'article', id: article.id } },
      },
      { name: 'page-change', composed: true, from: 'shuyuan-pager', detail: { page: 22, size: 12 } },
    ]);
});

test('CB-02 a page that shows its own login hears of it, and what was wanted goes on by itself', async ({
  openProof,
  person,
}) => {
  const { page } = await openProof('plain');
  await isDrawn(page, 3);
  await listen(page, 'login-required');
  await page.evaluate(() => document.addEventListener('login-required', (event) => event.preventDefault()));
  await comments(page).first().getByRole('button', { name: /^回复/ }).first().click();
  await expect
    .poll(() => heard(page))
    .toEqual([expect.objectContaining({ name: 'login-required', detail: { mode: 1, intent: 'reply' } })]);
  await say(page, { token: person.token });
  await expect(page.getByRole('textbox', { name: /^回复 @/ })).toBeFocused();
});

test('a token that has ended is renewed by the page, and the comment is sent all the same', async ({
  openProof,
  person,
  server,
}) => {
  const { page } = await openProof('plain');
  const ended = 'a-token-that-has-ended';
  await page.locator('shuyuan-school').evaluate(
    (school, { fresh, first }) => {
      const asked: string[] = [];
      const renewToken = (expired: string) => {
        asked.push(expired);
        return Promise.resolve(fresh);
      };
      Object.assign(window, { asked });
      Object.assign(school, { renewToken, token: first });
    },
    { fresh: person.token, first: ended },
  );
  await postComment(page, '换了令牌');
  await expect(comment(page, '换了令牌')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([ended]);
  const markup = await page.content();
  expect(markup).not.toContain(person.token);
  expect(markup).not.toContain(ended);
  expect(server.log()).not.toContain(person.token);
});

test('a token that has ended and is not renewed leaves a visitor', async ({ openProof }) => {
  const { page } = await openProof('plain');
  await say(page, { token: 'a-token-that-has-ended' });
  await isDrawn(page, 3);
  await expect(composer(page)).toHaveCount(0);
});

test('two schools on one page have nothing in common: session, language, theme', async ({
  openProof,
  person,
  server,
}) => {
  const other = server.url.replace('localhost', '127.0.0.1');
  const { page } = await openProof('two-schools', { school: `${server.url} ${other}` });
  const first = page.locator('#first');
  const second = page.locator('#second');
  await expect(second.getByRole('article')).toHaveCount(3);
  await say(page, { token: person.token }, '#first');
  await expect(first.getByRole('textbox')).toBeVisible();
  await expect(second.getByRole('textbox')).toHaveCount(0);
  await expect(second.getByRole('heading', { name: /^Discussion/ })).toBeVisible();
  await expect(first.getByRole('heading', { name: /^评论/ })).toBeVisible();
  const looks = (school: string) =>
    page.locator(`${school} shuyuan-comments`).evaluate((element) => {
      const area = element.shadowRoot?.querySelector('[data-component=theme-root]');
      const style = area && getComputedStyle(area);
      return [style?.colorScheme, style?.getPropertyValue('--sy-radius-control').trim()];
    });
  await expect.poll(() => looks('#first')).toEqual(['light', expect.not.stringContaining('2px')]);
  // Dark by its attribute, and the school's own corners from the page around.
  await expect.poll(() => looks('#second')).toEqual(['dark', '2px']);
});

test('a part that is not what the build has made is not run', async ({ openProof, page }) => {
  await page.route(/\/embed\/assets\/comments-.*\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};window.ran = true;` });
  });
  await page.addInitScript(() => {
    document.addEventListener('broken', () => Object.assign(window, { broken: true }));
  });
  await openProof('plain');
  await expect.poll(() => page.evaluate(() => 'broken' in window)).toBe(true);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('an element that is moved keeps its state, one that is taken away and put back begins anew', async ({
  openProof,
  person,
}) => {
  const { page } = await openProof('plain');
  await say(page, { token: person.token });
  await composer(page).fill('写了一半');
  const move = (isSlow: boolean) =>
    page.locator('shuyuan-comments').evaluate(async (element, waits) => {
      const around = element.parentElement;
      element.remove();
      if (waits) await new Promise((resolve) => setTimeout(resolve, 50));
      around?.append(element);
    }, isSlow);
  await move(false);
  await expect(composer(page)).toHaveValue('写了一半');
  await move(true);
  await expect(comments(page)).toHaveCount(3);
  // The device has kept the draft.
  await expect(composer(page)).toHaveValue('写了一半');
});

test('attributes and properties that change are followed', async ({ openProof, server }) => {
  const { id } = await import('../fixtures.ts').then(({ addArticle }) => addArticle(server, 1));
  const { page } = await openProof('plain');
  await isDrawn(page, 3);
  await page
    .locator('shuyuan-comments')
    .evaluate((element, target) => element.setAttribute('target', target), `article/${id}`);
  await expect(comments(page)).toHaveCount(1);
  await say(page, { locale: 'en' });
  await expect(page.getByRole('heading', { name: /^Discussion/ })).toBeVisible();
  await say(page, { page: 3 }, 'shuyuan-pager');
  await expect(page.locator('shuyuan-pager [aria-current=page]')).toHaveText('3');
});

test('mount() puts a widget where it is told, and takes it away', async ({ openProof, article }) => {
  const { page } = await openProof('plain');
  await isDrawn(page, 3);
  const counts = await page.evaluate(async (target) => {
    const school = new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '');
    const { mount } = (await import(school.href)) as {
      mount: (
        place: Element,
        widget: string,
        options: object,
      ) => { unmount: () => void; update: (o: object) => void };
    };
    const place = document.createElement('section');
    document.body.append(place);
    const mounted = mount(place, 'comments', { target, locale: 'en' });
    const until = async (text: string) => {
      for (let tries = 0; tries < 200; tries += 1) {
        const words = place.querySelector('shuyuan-comments')?.shadowRoot?.textContent ?? '';
        if (words.includes(text)) return true;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      return false;
    };
    const isEnglish = await until('Discussion');
    mounted.update({ locale: 'zh-CN' });
    const isChinese = await until('评论');
    mounted.unmount();
    return { isEnglish, isChinese, left: place.childElementCount };
  }, `article/${article.id}`);
  expect(counts).toEqual({ isEnglish: true, isChinese: true, left: 0 });
});

test('a frame takes the height of what is in it, hands on its events, and takes a token from its page alone', async ({
  openProof,
  server,
}) => {
  const { token } = await addPerson(server);
  const { page, said } = await openProof('framed');
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('article')).toHaveCount(3);
  const content = inside.locator('shuyuan-comments');
  await expect
    .poll(async () => Number(await page.locator('iframe').getAttribute('height')))
    .toBe(await content.evaluate((element) => Math.ceil(element.getBoundingClientRect().height)));
  await listen(page, 'posted');
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, given) => {
    frame.contentWindow?.postMessage(
      { shuyuan: 'say', options: { token: given } },
      new URL(frame.src).origin,
    );
  }, token);
  await inside.getByRole('textbox', { name: '写下你的评论…' }).fill('框里写的');
  await inside.getByRole('button', { name: '发表评论', exact: true }).click();
  await expect(inside.getByText('框里写的')).toBeVisible();
  await expect.poll(() => heard(page)).toEqual([expect.objectContaining({ name: 'posted', from: 'iframe' })]);
  expect(said).toEqual([]);
});

test('a page that the school has not named shows no frame', async ({ page, server, partner }) => {
  await page.goto(`${partner.url.replace('127.0.0.1', 'localhost')}/framed.html?school=${server.url}`);
  await expect(page.frameLocator('iframe').locator('shuyuan-comments')).toHaveCount(0);
});

test('LD-01 our own dialog comes by itself, signs in for the whole school, and what was wanted goes on', async ({
  openProof,
  person,
}) => {
  const { page, said } = await openProof('plain');
  await isDrawn(page, 3);
  await listen(page, 'signed-in');
  const reply = comments(page).first().getByRole('button', { name: /^回复/ }).first();
  await reply.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '登录' });
  await expect(dialog.getByRole('textbox', { name: '手机号' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(reply).toBeFocused();

  await page.keyboard.press('Enter');
  await signIn(dialog, person);
  await expect(page.getByRole('textbox', { name: /^回复 @/ })).toBeFocused();
  await expect(dialog).toHaveCount(0);
  expect(await heard(page)).toHaveLength(1);
  expect(said).toEqual([]);
});

test('SD-02 search opens by its attribute, keeps the Tab key inside, and closes by Escape', async ({
  openProof,
}) => {
  const { page, said } = await openProof('plain');
  await isDrawn(page, 3);
  await page.evaluate(() => {
    const opener = document.createElement('button');
    opener.textContent = '找一找';
    opener.addEventListener('click', () =>
      document.querySelector('shuyuan-search')?.setAttribute('open', ''),
    );
    document.querySelector('shuyuan-school')?.append(opener, document.createElement('shuyuan-search'));
  });
  const opener = page.getByRole('button', { name: '找一找' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByPlaceholder(/搜索/);
  await expect(field).toBeFocused();
  await page.keyboard.type('读');
  await expect(field).toHaveValue('读');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('shuyuan-search');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('shuyuan-search')).not.toHaveAttribute('open');
  expect(said).toEqual([]);
});

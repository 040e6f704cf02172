import { addPerson } from '../fixtures.ts';
import { comments, composer } from '../site.ts';
import { expect, isDrawn, test } from './embed-test.ts';
import { heard, listen, say } from './page-words.ts';

test.use({ commentsCount: 3 });

test('an element that is moved keeps its state, one that is taken away and put back begins anew', async ({
  openProof,
  person,
}) => {
  const { page } = await openProof('plain');
  await say(page, { token: person.token });
  await composer(page).fill('写了一半');
  const field = await composer(page).elementHandle();
  const isSameField = () => composer(page).evaluate((now, before) => now === before, field);
  const move = (isSlow: boolean) =>
    page.locator('shuyuan-comments').evaluate(async (element, waits) => {
      const around = element.parentElement;
      element.remove();
      // Put back within the same task, it was only moved.
      if (waits) await new Promise((resolve) => setTimeout(resolve));
      around?.append(element);
    }, isSlow);
  await move(false);
  await expect(composer(page)).toHaveValue('写了一半');
  expect(await isSameField()).toBe(true);
  await move(true);
  await expect(comments(page)).toHaveCount(3);
  expect(await isSameField()).toBe(false);
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
  const heights = async () =>
    [
      Number(await page.locator('iframe').getAttribute('height')),
      await content.evaluate((element) => Math.ceil(element.getBoundingClientRect().height)),
    ] as const;
  // The content may still change when it is first looked at: both come to the same in the end.
  await expect
    .poll(async () => {
      const [frame, inner] = await heights();
      return frame === inner && frame > 0;
    })
    .toBe(true);
  // What is told is also what is shown.
  const shown = await page.locator('iframe').boundingBox();
  expect(Math.round(shown?.height ?? 0)).toBe((await heights())[0]);
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

test('a frame that is sandboxed too far says what the page around must allow', async ({ openProof }) => {
  const { page } = await openProof('framed');
  const frame = page.locator('iframe');
  const sandbox = (allowed: string) =>
    frame.evaluate((element: HTMLIFrameElement, words) => {
      element.setAttribute('sandbox', words);
      element.src = element.src.replace(/$/, '&');
    }, allowed);
  await sandbox('allow-scripts');
  const words = page.frameLocator('iframe').getByRole('alert');
  await expect(words).toContainText('allow-scripts allow-same-origin allow-forms allow-popups');
  await sandbox('');
  await expect(
    page
      .frameLocator('iframe')
      .getByText(/sandbox="allow-scripts/)
      .first(),
  ).toBeVisible();
  await sandbox('allow-scripts allow-same-origin allow-forms allow-popups');
  await expect(page.frameLocator('iframe').getByRole('article')).toHaveCount(3);
});

test('a page that the school has not named shows no frame', async ({ page, server, partner }) => {
  await page.goto(`${partner.url.replace('127.0.0.1', 'localhost')}/framed.html?school=${server.url}`);
  // What the browser shows in place of a page that forbids to be framed.
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
  await expect(page.frameLocator('iframe').locator('shuyuan-comments')).toHaveCount(0);
});

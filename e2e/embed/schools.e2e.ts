import { comment, comments, composer, postComment, signIn } from '../site.ts';
import { expect, isDrawn, test } from './embed-test.ts';
import { heard, listen, say } from './page-words.ts';

test.use({ commentsCount: 3 });

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
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await say(page, { token: 'a-token-that-has-ended' });
  await refused;
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

test(
  'LD-01 our own dialog comes by itself, signs in for the whole school, and what was wanted goes on',
  { tag: '@journey' },
  async ({ openProof, person }) => {
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
  },
);

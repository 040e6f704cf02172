import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from './fixtures.ts';
import {
  comments,
  composer,
  learner,
  loginDialog,
  openArticle,
  postComment,
  replyButton,
  signIn,
  userMenu,
} from './site.ts';

const site = resolve(import.meta.dirname, '../apps/site/dist');

const policy = (header: string | null) =>
  Object.fromEntries(
    (header ?? '').split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

for (const path of ['/', '/article', '/article/1/detail', '/login?redirect=%2F', '/no/such/page'])
  test(`DS-06 the document at ${path} comes with a strict policy`, async ({ server }) => {
    const { headers, status } = await fetch(server.url + path, { headers: { accept: 'text/html' } });
    expect(status).toBe(200);
    const {
      'default-src': anything,
      'script-src': scripts,
      'style-src': styles,
      ...rest
    } = policy(headers.get('content-security-policy'));
    expect([anything, scripts, styles]).toEqual([["'self'"], ["'self'"], ["'self'"]]);
    expect(rest).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

test('every file of the site is the same compressed and plain', async ({ server }) => {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => /\.(js|css|html|svg)$/.test(name))
    .map((name) => name.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(10);
  const read = async (name: string, encoding: string) => {
    const answer = await fetch(join(server.url, name), { headers: { 'accept-encoding': encoding } });
    return { text: await answer.text(), encoding: answer.headers.get('content-encoding') };
  };
  let compressed = 0;
  for (const name of files) {
    const [plain, small] = await Promise.all([read(name, 'identity'), read(name, 'br')]);
    if (small.encoding === 'br') compressed += 1;
    expect(small.text, name).toBe(plain.text);
  }
  expect(compressed).toBeGreaterThan(5);
});

const calls: [method: string, path: string][] = [
  ['GET', '/api/v2/my/detail'],
  ['POST', '/api/v2/comment/article/1/submit'],
  ['POST', '/api/v2/logout'],
];

for (const [method, path] of calls)
  test(`${method} ${path} is refused without a token, and with one that nobody was given`, async ({
    server,
  }) => {
    for (const headers of [{}, { authorization: 'Bearer nobody-was-given-this' }]) {
      const body = method === 'POST' ? { body: '{"content":"无"}' } : {};
      const answer = await fetch(server.url + path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...body,
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 401 });
    }
  });

test.describe('the login token', () => {
  test.use({ commentsCount: 2 });

  test('LD-08 is in no address, document, console or log', async ({ page, server, article }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => said.push(request.url(), request.headers()['referer'] ?? ''));
    await openArticle(page, article.path, 2);
    await replyButton(comments(page).first()).click();
    await signIn(loginDialog(page), learner);
    await expect(composer(page)).toBeVisible();
    await postComment(page, '说一句话');
    await expect(comments(page)).toHaveCount(3);

    const token = await page.evaluate(() => localStorage.getItem('shuyuan.token'));
    expect(token).toMatch(/^.{20,}$/);
    const dom = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(history.state));
    for (const text of [...said, dom, page.url(), server.log()]) expect(text).not.toContain(token);
    expect(server.log()).not.toContain(learner.password);
    expect(server.log()).toContain(`/api/v2/comment/article/${article.id}/submit`);
  });

  test('LD-08 leaves the address that has brought it', async ({ page, server, person }) => {
    await page.goto(`/article?page=2&token=${person.token}#top`);
    await expect(userMenu(page)).toBeVisible();
    await expect(page).toHaveURL('/article?page=2#top');
    await page.getByRole('link', { name: '书院首页' }).click();
    await page.goBack();
    expect(page.url()).not.toContain(person.token);
    expect(server.log()).not.toContain(person.token);
  });
});

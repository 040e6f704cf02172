import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Request, Route } from '@playwright/test';
import { composer } from '../site.ts';
import { expect, isDrawn, test } from './embed-test.ts';
import { say } from './page-words.ts';

test.use({ commentsCount: 3 });

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

/** What the build says of the files of each element. */
interface Manifest {
  elements: Record<string, { files: string[]; lazy: Record<string, string[]> }>;
  integrity: Record<string, string>;
}

test('every file of the build, lazy ones too, is the one whose hash is printed', async ({
  request,
  server,
}) => {
  const folder = `${server.url}/embed/`;
  const manifest = (await (await request.get(`${folder}manifest.json`)).json()) as Manifest;
  const lists = Object.values(manifest.elements).flatMap(({ files, lazy }) => [
    files,
    ...Object.values(lazy),
  ]);
  const names = new Set(lists.flat());
  expect([...names].filter((name) => !(name in manifest.integrity))).toEqual([]);
  for (const [name, integrity] of Object.entries(manifest.integrity)) {
    const body = await (await request.get(folder + name)).body();
    expect(`sha256-${createHash('sha256').update(body).digest('base64')}`, name).toBe(integrity);
  }
});

const spoilings: Record<string, (route: Route) => Promise<void>> = {
  'is not what the build has made': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};window.ran = true;` });
  },
  'does not come': (route) => route.abort(),
};

for (const [what, spoil] of Object.entries(spoilings))
  test(`a lazy module that ${what} is not run, its place says so, and it comes when asked for again`, async ({
    openProof,
    page,
    person,
    request,
    server,
  }) => {
    const isLate = await lazyFilesOf(request, server);
    let isSpoilt = true;
    await page.route(/\/embed\/assets\/comments-.*\.js/, (route) =>
      isSpoilt && isLate(route.request()) ? spoil(route) : route.continue(),
    );
    await openProof('plain');
    await isDrawn(page, 3);
    await say(page, { token: person.token });
    await expect(page.getByText('评论框没有加载出来')).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    isSpoilt = false;
    await page.getByRole('button', { name: '重试' }).click();
    await composer(page).fill('又来了');
    await expect(composer(page)).toHaveValue('又来了');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

test('a lazy module that is another one when it is run than when it was fetched is not run', async ({
  openProof,
  page,
  person,
  request,
  server,
}) => {
  const isLate = await lazyFilesOf(request, server);
  await page.route(/\/embed\/assets\/comments-.*\.js/, (route) => {
    const asked = route.request();
    return asked.resourceType() !== 'fetch' && isLate(asked)
      ? spoilings['is not what the build has made']?.(route)
      : route.continue();
  });
  await openProof('plain');
  await isDrawn(page, 3);
  await say(page, { token: person.token });
  await expect(page.getByText('评论框没有加载出来')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

/** Says of a request whether it is for a file of the comments that only a lazy module has. */
async function lazyFilesOf(request: APIRequestContext, { url }: { url: string }) {
  const manifest = (await (await request.get(`${url}/embed/manifest.json`)).json()) as Manifest;
  const { files, lazy } = manifest.elements['shuyuan-comments'] ?? { files: [], lazy: {} };
  const names = new Set(Object.values(lazy).flat());
  return (asked: Request) => {
    const name = new URL(asked.url()).pathname.replace('/embed/', '');
    return names.has(name) && !files.includes(name);
  };
}

/** Bytes, of acceptance row CB-16: the comment box with all that it takes to be drawn, compressed. */
const mostOfComments = 45_000;

test('CB-16 a visitor has loaded at most 45 KB when the comments stand', async ({
  openProof,
  page,
  server,
}) => {
  // A file is asked for more than once, and comes from the browser's cache then.
  const bodies = new Map<string, Promise<Buffer>>();
  const isOfComments = (path: string) => path === 'shuyuan.js' || path.startsWith('assets/comments-');
  page.on('response', (answer) => {
    const [origin, path = ''] = answer.url().split('/embed/');
    if (origin === server.url && isOfComments(path)) bodies.set(path, answer.body());
  });
  await openProof('plain');
  await isDrawn(page, 3);
  const sizes = (await Promise.all(bodies.values())).map((body) => gzipSync(body, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(2);
  const sum = sizes.reduce((before, size) => before + size, 0);
  expect(sum).toBeGreaterThan(20_000);
  expect(sum).toBeLessThanOrEqual(mostOfComments);
});

test('a visitor loads neither the field to write in nor the device’s storage', async ({
  openProof,
  page,
  person,
  request,
  server,
}) => {
  const manifest = (await (await request.get(`${server.url}/embed/manifest.json`)).json()) as Manifest;
  const first = manifest.elements['shuyuan-comments']?.files ?? [];
  const loaded = new Set<string>();
  page.on('request', (asked) => loaded.add(new URL(asked.url()).pathname.replace('/embed/', '')));
  await openProof('plain');
  await isDrawn(page, 3);
  const ofComments = () => [...loaded].filter((name) => name.startsWith('assets/comments-')).sort();
  expect(ofComments()).toEqual([...first].sort());
  await say(page, { token: person.token });
  await expect(composer(page)).toBeVisible();
  expect(ofComments().length).toBeGreaterThan(first.length);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { addPerson } from './fixtures.ts';
import { recordAndSave } from './record-and-save.ts';
import { expect, test } from './recording-test.ts';
import { createRunningServer, type RunningServer } from './running-server.ts';
import { watchContext } from './watch.ts';

/** Answers each picture that it is asked for, and keeps its address. */
async function openPictures() {
  const asked: URL[] = [];
  const pictures = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://pictures'));
    response.writeHead(204).end();
  });
  pictures.listen(0, '127.0.0.1');
  await once(pictures, 'listening');
  const { port } = pictures.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked, close: () => pictures.close() };
}

/** Somebody records a second and keeps it. `pictures` is the one foreign origin that pages may speak to. */
async function recordOne(browser: Browser, server: RunningServer, pictures?: string) {
  const { token } = await addPerson(server);
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    // What is recorded is the page: a small one leaves the processor to what is asked about here.
    viewport: { width: 1160, height: 480 },
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: [{ name: 'shuyuan.token', value: token }] }],
    },
  });
  const watch = watchContext(context, server.url);
  if (pictures !== undefined) watch.allow(new RegExp(`^foreign request: ${pictures}/p\\.gif`));
  const page = await context.newPage();
  const policy = (await page.goto('/article'))?.headers()['content-security-policy']?.split(';') ?? [];
  await recordAndSave(page);
  const cookies = await context.cookies();
  await context.close();
  watch.check();
  return { policy, cookies };
}

test('without the setting an upload asks nobody else, keeps no cookie, and the policy names nobody', async ({
  browser,
  server,
}) => {
  const { policy, cookies } = await recordOne(browser, server);
  expect(policy).toContain("img-src 'self' data: blob:");
  expect(cookies).toEqual([]);
});

test('with it lines go to that picture alone, with the versions of the specification and a cookie', async ({
  browser,
}) => {
  const pictures = await openPictures();
  const server = await createRunningServer({ UPLOAD_LOG_URL: `${pictures.origin}/p.gif?site=1` });
  await server.start();
  try {
    const { policy, cookies } = await recordOne(browser, server, pictures.origin);
    expect(policy).toContain(`img-src 'self' data: blob: ${pictures.origin}`);
    expect(policy.filter((rule) => rule.includes(pictures.origin))).toHaveLength(1);
    await expect.poll(() => pictures.asked.length).toBe(2);
    const lines = pictures.asked.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(lines.map(({ event, sn, site }) => [event, sn, site])).toEqual([
      ['begin', '1', '1'],
      ['done', '2', '1'],
    ]);
    expect(pictures.asked[0]?.pathname).toBe('/p.gif');
    expect(lines[0]).toMatchObject({ v: '1.4.0', APIVersion: '0.6.0' });
    expect(Number(lines[0]?.['size'])).toBeGreaterThan(1000);
    expect(cookies).toMatchObject([{ name: 'shuyuan_uploader', value: lines[0]?.['ui'] }]);
  } finally {
    await server.remove();
    pictures.close();
  }
});

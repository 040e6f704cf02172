import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withFirstAnswers } from './first-answers.browser.ts';

const script = readFileSync(join(import.meta.dirname, '../../public/first-answers.js'), 'utf8');
// oxlint-disable-next-line typescript/no-implied-eval -- a classic script of ours, run as the browser runs it
const run = new Function(script) as () => void;
const articlePage = {
  path: '/article/:id/detail',
  calls: ['/api/config', '/api/article/{id}/detail'],
  ownCalls: ['/api/my'],
};

const sent = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sent.mockReset().mockImplementation(async (url) => new Response(`early ${url}`));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  localStorage.clear();
  delete window.firstAnswers;
  history.replaceState(null, '', '/');
});

/** As the browser does while it reads the page's head. */
function open(address: string, wanted: object = articlePage) {
  history.replaceState(null, '', address);
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'first-answers', content: JSON.stringify(wanted) });
  document.head.append(meta);
  run();
}

const asked = () => sent.mock.calls.map(([url]) => url);
const headersOf = (call: number) => Object.fromEntries(new Headers(sent.mock.calls[call]?.[1]?.headers));

function client() {
  const later = vi.fn<typeof fetch>(async () => new Response('later'));
  const ask = withFirstAnswers(later);
  const text = async (url: string, init?: RequestInit) => (await ask(url, init)).text();
  return { text, later };
}

describe('what is asked for while the code is on its way', () => {
  it('is what the page names, with the parameters of its address', () => {
    open('/article/31/detail');
    expect(asked()).toEqual(['/api/config', '/api/article/31/detail']);
    expect(headersOf(1)).toEqual({ 'x-platform': 'PC' });
  });

  it('is asked for in the name of who is signed in, with what only they have', () => {
    localStorage.setItem('shuyuan.token', 'secret');
    open('/article/31/detail');
    expect(asked()).toEqual(['/api/config', '/api/article/31/detail', '/api/my']);
    expect(headersOf(2)).toEqual({ 'x-platform': 'PC', authorization: 'Bearer secret' });
  });

  it.each([
    '/article/nothing/detail',
    '/article/31/detail?token=other',
    '/article/31/detail?a=1&login_code=x&action=login',
  ])('is nothing at %s', (address) => {
    open(address);
    expect(asked()).toEqual([]);
  });
});

describe('the large picture of the first view', () => {
  const picture = () => vi.waitUntil(() => window.firstAnswers?.[1]?.picture);
  const answered = (data: unknown) => sent.mockImplementation(async () => Response.json({ data }));

  it('is fetched as soon as the answer says where it is, and the answer is handed over all the same', async () => {
    answered({ article: { thumb: '/blobs/cover.png' } });
    open('/article/31/detail', { ...articlePage, picture: 'article.thumb' });
    expect((await picture())?.src).toBe(new URL('/blobs/cover.png', location.href).href);
    const { text } = client();
    expect(JSON.parse(await text('/api/article/31/detail'))).toEqual({
      data: { article: { thumb: '/blobs/cover.png' } },
    });
  });

  it.each([{ article: { thumb: null } }, { article: { thumb: '' } }, { sliders: [] }, null])(
    'is none in %j',
    async (data) => {
      answered(data);
      open('/article/31/detail', { ...articlePage, picture: 'article.thumb' });
      await client().text('/api/article/31/detail');
      expect(window.firstAnswers?.[1]).not.toHaveProperty('picture');
    },
  );
});

describe('the answer', () => {
  it('is handed over once; the next question goes to the server', async () => {
    open('/article/31/detail');
    const { text, later } = client();
    expect(await text('/api/article/31/detail')).toBe('early /api/article/31/detail');
    expect(await text('/api/article/31/detail')).toBe('later');
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('is nobody’s but theirs in whose name it was asked for', async () => {
    localStorage.setItem('shuyuan.token', 'secret');
    open('/article/31/detail');
    const { text } = client();
    expect(await text('/api/my')).toBe('later');
    expect(await text('/api/my', { headers: { authorization: 'Bearer other' } })).toBe('later');
    expect(await text('/api/my', { headers: { Authorization: 'Bearer secret' } })).toBe('early /api/my');
  });

  it('is not what a write gets, nor another address', async () => {
    open('/article/31/detail');
    const { text } = client();
    expect(await text('/api/config', { method: 'PUT' })).toBe('later');
    expect(await text('/api/config?x=1')).toBe('later');
  });

  it('is asked for anew when it did not come', async () => {
    sent.mockRejectedValue(new TypeError('cut off'));
    open('/article/31/detail');
    expect(await client().text('/api/config')).toBe('later');
  });

  it('is asked for anew when the page has been open for ten seconds', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => now.mockRestore());
    open('/article/31/detail');
    const { text } = client();
    now.mockReturnValue(10_001);
    expect(await text('/api/config')).toBe('later');
  });

  it('may be given up while it is waited for', async () => {
    sent.mockReturnValue(new Promise(() => {}));
    open('/article/31/detail');
    const call = new AbortController();
    const answer = client().text('/api/config', { signal: call.signal });
    call.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });
});

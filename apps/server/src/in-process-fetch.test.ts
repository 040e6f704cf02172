import { ApiError, createClient } from '@shuyuan/api-client';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from './testing/index.ts';
import { modulesWith } from './testing/modules-with.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    modules: modulesWith({
      navigation: {
        header: async () => [{ id: 1, name: '首页'.repeat(600), url: '/', parent_id: 0, children: [] }],
      },
      comments: { submit: async ({ body }) => ({ comment_id: body.content.length }) },
      home: {
        index: async () => {
          await wait(2_000);
          return { sliders: [], announcement: null, blocks: [] };
        },
      },
    }),
  });
});
afterAll(() => server.close());
const client = (options = {}) =>
  createClient({ baseUrl: '', fetch: server.fetch, token: () => 'user-7', ...options });

describe('the real client over the real server in one process', () => {
  it('reads, through compression too', async () => {
    const [item] = await client().navigation.header();
    expect(item?.name).toHaveLength(1200);
    const response = await server.fetch('/api/v2/navs', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  it('writes a body with other characters than ASCII', async () => {
    const { id } = await client().comments.submit({ type: 'article', id: 1 }, { content: '书院🎓' });
    expect(id).toBe(4);
  });

  it('is given up by the caller’s signal and by the time limit, as over a network', async () => {
    const signal = AbortSignal.timeout(50);
    await expect(client().home.index({ signal })).rejects.toMatchObject({ kind: 'aborted' });
    await expect(client({ timeout: 50 }).home.index()).rejects.toMatchObject({ kind: 'timeout' });
    await expect(client().home.index({ signal: AbortSignal.abort() })).rejects.toBeInstanceOf(ApiError);
  });

  it('answers without a body where there is none', async () => {
    const { headers } = await server.fetch('/api/v2/navs');
    const again = await server.fetch('/api/v2/navs', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.body).toBeNull();
  });
});

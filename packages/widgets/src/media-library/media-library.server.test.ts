import { createClient } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createManageClient, createMediaApi } from '@shuyuan/api-client/manage';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost } from '../testing/index.ts';
import { until, visit } from '../testing/real-server.fixtures.ts';
import { createMediaLibraryStore } from './media-library.store.ts';
import { mediaLibraryStrings } from './media-library.strings.ts';
import type { MediaProps } from './media-library.types.ts';
import { createSteeredUploader } from './uploader.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

/** One pixel. */
const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

it('takes a picture in, keeps it while an announcement shows it, and deletes it with the way back', async () => {
  const { token } = await visit(server.fetch).session.loginByPassword({
    mobile: '13800000003',
    password: 'shuyuan-demo',
  });
  const client = createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
  const { announcements, log } = createManageClient(client.http);
  const media = createMediaApi(client.http);
  const { uploader } = createSteeredUploader(new Map());
  const acted: number[] = [];
  const props: MediaProps = {
    media,
    uploaders: { video: uploader, file: uploader },
    canStore: true,
    canSeeFolders: true,
    askBeforeLeaving: () => () => {},
    onActed: ({ actionId }) => void acted.push(actionId),
  };
  const host = createTestHost({ user: await client.my.detail(), now: Date.now() });
  const strings = mediaLibraryStrings['zh-CN'];
  const store = createMediaLibraryStore({ host, strings, getProps: () => props });
  const stop = store.start();
  await until(() => store.getState().list.status === 'ready' && store.getState().folders.status === 'ready');

  store.actions.upload([new File([png], '一点.png', { type: 'image/png' })]);
  await until(() => store.getState().uploads[0]?.status, 'done');
  const [stored] = (await media.list({ keywords: '一点' })).data;
  expect(stored).toMatchObject({ kind: 'picture', file_name: '一点.png', width: 1, status: 'ready' });
  const { id = 0, url = '' } = stored ?? {};

  const notice = await announcements.store({ title: '看图', content: `<p><img src="${url}"></p>` });
  await store.actions.remove([id]);
  await until(() => Array.isArray(store.getState().refusal?.files));
  expect(store.getState().refusal?.files).toMatchObject([
    { id, uses: [{ entity: 'announcement', id: notice.id, title: '看图' }] },
  ]);

  await announcements.update(notice.id, { content: '<p>没有图了</p>' });
  await store.actions.remove([id]);
  expect((await media.list({ keywords: '一点' })).total).toBe(0);
  await log.undo(acted[0] ?? 0);
  expect((await media.list({ keywords: '一点' })).data).toMatchObject([{ id }]);
  stop();
});

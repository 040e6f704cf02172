import { createNotesApi, createVideosApi, type Client, type NotesApi } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until, visit } from '../testing/real-server.fixtures.ts';
import { createNotesStore } from './notes.store.ts';
import { notesStrings } from './notes.strings.ts';

let server: TestServer;
let client: Client;
let notes: NotesApi;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  client = await signInAsLearner(server.fetch);
  notes = createNotesApi(client.http);
});
afterAll(() => server.close());

it('keeps a note with its second, publishes it, and shows it to a visitor', async () => {
  const videos = (await createVideosApi(client.http).list({ scene: 'free' })).data.data;
  const resource = { type: 'video', id: videos[0]!.id } as const;
  const host = createTestHost({ user: await client.my.detail(), now: Date.now() });
  const player = { position: () => 42, seek() {}, pause() {}, play() {}, isPlaying: () => false };
  const store = createNotesStore({
    host,
    strings: notesStrings['zh-CN'],
    getProps: () => ({ resource, notes, study: client.study, player }),
  });
  const stop = store.start();
  const rows = () => {
    const { list } = store.getState();
    return list.status === 'ready' ? list.rows : [];
  };
  await until(() => store.getState().list.status === 'ready');
  store.actions.begin();
  store.actions.type('<p>井底见光</p>');
  store.actions.save();
  await until(() => rows().some(({ excerpt }) => excerpt === '井底见光'));
  const note = rows().find(({ excerpt }) => excerpt === '井底见光')!;
  expect(note).toMatchObject({ second: 42, is_public: false });
  await store.actions.publish(note.id, true);
  const visitor = createNotesApi(visit(server.fetch).http);
  const { data } = await visitor.list({ resource_type: 'video', resource_id: resource.id });
  expect(data.map(({ id }) => id)).toContain(note.id);
  store.actions.mark();
  await expect.poll(async () => (await notes.marks(resource.id)).map(({ second }) => second)).toContain(42);
  stop();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, User } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until, visit } from '../testing/real-server.fixtures.ts';
import { flatCategories } from './record-library.state.ts';
import { createRecordLibraryStore } from './record-library.store.ts';
import { recordLibraryStrings } from './record-library.strings.ts';
import { createSharedRecordingStore } from './shared-recording.store.ts';

let server: TestServer;
let client: Client;
let visitor: Client;
let user: User;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  visitor = visit(server.fetch);
  client = await signInAsLearner(server.fetch);
  user = await client.my.detail();
});
afterAll(() => server.close());

async function openLibrary() {
  const host = createTestHost({ user, now: Date.now() });
  const strings = recordLibraryStrings['zh-CN'];
  const props = { records: client.records, shareAddress: String };
  const store = createRecordLibraryStore({ host, strings, getProps: () => props });
  store.start();
  const state = store.getState;
  await until(() => state().list.status === 'ready' && state().categories.status === 'ready');
  return {
    host,
    state,
    actions: store.actions,
    records: () => {
      const { list } = state();
      return list.status === 'ready' ? list.records : [];
    },
    names: () => {
      const { categories } = state();
      return categories.status === 'ready' ? flatCategories(categories.tree).map(({ name }) => name) : [];
    },
    isIdle: () => {
      const { list, naming } = state();
      return naming?.isSaving !== true && list.status === 'ready' && !list.isTurning;
    },
  };
}

it('makes, renames and removes categories of the real server, and says why a name is refused', async () => {
  const library = await openLibrary();
  library.actions.startCreate(0);
  library.actions.setName('公开课');
  library.actions.saveName();
  await until(() => library.state().naming === null);
  expect(library.names()).toContain('公开课');
  library.actions.startCreate(0);
  library.actions.setName('长'.repeat(31));
  library.actions.saveName();
  await until(() => (library.state().naming?.error ?? '') !== '');
  library.actions.cancelName();
  const again = await openLibrary();
  expect(again.names()).toEqual(library.names());
});

it('changes and shares a recording, and shows a visitor what the link shows, until it is closed', async () => {
  const library = await openLibrary();
  const [record] = library.records();
  expect(record).toBeDefined();
  const id = record?.id ?? 0;
  library.actions.open(id);
  library.actions.edit();
  library.actions.setTitle('改过的标题');
  library.actions.setDescription('00:01 开头');
  library.actions.save();
  await until(() => library.host.notices.length > 0);
  expect(library.host.notices).toEqual([{ tone: 'positive', text: '修改完成' }]);

  const share = async (isShared: boolean) => {
    library.actions.share(isShared);
    await until(() => {
      const { open } = library.state();
      return open?.status === 'ready' && !open.isSharing && open.record.is_shared === isShared;
    });
  };
  const seen = async () => {
    const shown = createSharedRecordingStore({ id, records: visitor.records, host: createTestHost() });
    const stop = shown.start();
    await until(() => shown.getState().status !== 'loading');
    stop();
    return shown.getState();
  };
  await share(true);
  expect(await seen()).toMatchObject({
    status: 'ready',
    detail: { is_owner: false, video: { title: '改过的标题', short_description: '00:01 开头' } },
  });
  await share(false);
  expect(await seen()).toEqual({ status: 'closed', isVisitor: true });
});

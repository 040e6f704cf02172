import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, User } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until } from '../testing/real-server.fixtures.ts';
import { createAccountSettingsStore } from './account-settings.store.ts';
import { accountSettingsStrings } from './account-settings.strings.ts';

let server: TestServer;
let client: Client;
let user: User;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  client = await signInAsLearner(server.fetch);
  user = await client.my.detail();
});
afterAll(() => server.close());

async function openAccount() {
  const host = createTestHost({ user, now: Date.now() });
  const strings = accountSettingsStrings['zh-CN'];
  const { my, session } = client;
  const closed: Date[] = [];
  const props = { my, session, onClosed: (at: Date) => void closed.push(at) };
  const store = createAccountSettingsStore({ host, strings, getProps: () => props });
  store.start();
  const state = store.getState;
  await until(() => state().person.status === 'ready' && state().devices.status === 'ready');
  return {
    host,
    state,
    closed,
    actions: store.actions,
    devices: () => {
      const { devices } = state();
      return devices.status === 'ready' ? devices.devices : [];
    },
    save: async (name: string) => {
      store.actions.setName(name);
      store.actions.saveName();
      await until(() => state().renaming?.isSaving !== true);
    },
  };
}

it('changes the name once, and says in the server’s words that it was once', async () => {
  const [first, second] = [await openAccount(), await openAccount()];
  first.actions.rename();
  await first.save('知远');
  expect(first.state().renaming).toBeNull();
  expect((await client.my.detail()).nick_name).toBe('知远');
  second.actions.rename();
  await second.save('远山');
  expect(second.state().renaming).toMatchObject({ name: '远山', problem: '昵称只可修改一次' });
  expect(second.state().person).toMatchObject({ person: { nick_name: '知远', is_set_nickname: 1 } });
});

it('signs another device out, which then has to sign in', async () => {
  const other = await signInAsLearner(server.fetch);
  const account = await openAccount();
  const target = account.devices().find(({ is_current }) => !is_current);
  account.actions.signOut(target?.id ?? '');
  await until(() => account.devices().every(({ id }) => id !== target?.id));
  await expect(other.my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
  await client.my.detail();
});

it('closes the account, which a sign-in takes back', async () => {
  const account = await openAccount();
  account.actions.close();
  account.actions.confirmClose();
  await until(() => account.closed.length > 0);
  expect(account.closed[0]!.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 60 * 60_000);
  await expect(client.my.detail()).rejects.toMatchObject({ kind: 'unauthorized' });
  const again = await signInAsLearner(server.fetch);
  expect((await again.my.detail()).id).toBe(user.id);
});

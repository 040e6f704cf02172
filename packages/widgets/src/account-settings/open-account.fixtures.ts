import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createAccountBackend, type AccountBackend } from './account-backend.fixtures.ts';
import { createAccountSettingsStore } from './account-settings.store.ts';
import { accountSettingsStrings } from './account-settings.strings.ts';
import type { AccountSettingsProps } from './account-settings.tsx';

interface Options {
  host?: TestHost;
  backend?: AccountBackend;
}

/** An account without a page around it, loaded. */
export async function openAccount({
  host = createTestHost({ user: testUser }),
  backend = createAccountBackend(),
}: Options = {}) {
  const told: string[] = [];
  const { my, session } = backend;
  const props: AccountSettingsProps = {
    my,
    session,
    onRenamed: () => void told.push('renamed'),
    onClosed: (at) => void told.push(`closed ${at.toISOString()}`),
  };
  const strings = accountSettingsStrings['zh-CN'];
  const store = createAccountSettingsStore({ host, strings, getProps: () => props });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  return {
    host,
    backend,
    actions: store.actions,
    start: () => store.start(),
    stop,
    state,
    /** What the page was told, in order. */
    told,
    person: () => {
      const { person } = state();
      if (person.status !== 'ready') throw new Error(`The person is ${person.status}.`);
      return person.person;
    },
    devices: () => {
      const { devices } = state();
      if (devices.status !== 'ready') throw new Error(`The devices are ${devices.status}.`);
      return devices;
    },
  };
}

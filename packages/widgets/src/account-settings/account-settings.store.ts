import { createStore } from 'zustand/vanilla';
import { createKeptDraft } from '../async/kept-draft.ts';
import { createAnnounce, noAnnouncement } from '../widget/announcement.ts';
import { createLifetime } from '../widget/lifetime.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { AccountSettingsState } from './account-settings.state.ts';
import type { AccountSettingsStrings } from './account-settings.strings.ts';
import type { AccountSettingsProps } from './account-settings.tsx';
import { createClosingActions } from './closing-actions.ts';
import { createDeviceActions } from './device-actions.ts';
import { createPersonActions } from './person-actions.ts';
import { createRenameActions } from './rename-actions.ts';

export type AccountSettingsActions = ReturnType<typeof createAccountSettingsStore>['actions'];

const readName = (value: unknown) => (typeof value === 'string' ? value : null);

/** The rules of one person's account. */
export function createAccountSettingsStore(
  storeContext: StoreDeps<AccountSettingsProps, AccountSettingsStrings>,
) {
  const { storage, session, scheduler } = storeContext.host;
  const store = createStore<AccountSettingsState>(() => initialState);
  const { getState: get, setState: set } = store;
  const lifetime = createLifetime();
  const context = { ...storeContext, get, set, lifetime, announce: createAnnounce(store) };
  const draft = createKeptDraft(storage, `account-name/${session.current()?.id ?? 0}`, readName);
  const person = createPersonActions(context, () => void renaming.restore());
  const renaming = createRenameActions(context, draft, person);
  const devices = createDeviceActions(context);
  const closing = createClosingActions(context, draft);

  return {
    ...store,
    actions: {
      load: () => void person.load(),
      copyAccountId: () => void person.copyAccountId(),
      rename: () => renaming.rename(),
      setName: (name: string) => renaming.setName(name),
      saveName: () => void renaming.saveName(),
      cancelName: () => renaming.cancelName(),
      bindMobile: () => person.bindMobile(),
      changePassword: () => person.changePassword(),
      loadDevices: () => void devices.load(),
      signOut: (deviceId: string) => void devices.signOut(deviceId),
      /** Asks first. */
      close: () => closing.close(),
      confirmClose: () => void closing.confirmClose(),
      cancelClose: () => closing.cancelClose(),
    },
    /** Loads the person and the devices, and what did not come once there is a network. */
    start() {
      const stopWaking = scheduler.onWake(() => {
        person.wake();
        devices.wake();
      });
      const stop = lifetime.start(stopWaking, person.stop, devices.stop);
      void person.load();
      void devices.load();
      return stop;
    },
  };
}

const initialState: AccountSettingsState = {
  person: { status: 'loading' },
  renaming: null,
  devices: { status: 'loading' },
  closing: null,
  announcement: noAnnouncement,
  focus: null,
};

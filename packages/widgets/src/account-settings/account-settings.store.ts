import { createStore } from 'zustand/vanilla';
import type { AccountDesk, AccountOutlets } from './account-desk.ts';
import type { AccountSettingsActions } from './account-settings.actions.ts';
import type { AccountSettingsState } from './account-settings.state.ts';
import { createClosingActions } from './closing-actions.ts';
import { createDeviceActions } from './device-actions.ts';
import { createNameDraft } from './name-draft.ts';
import { createPersonActions } from './person-actions.ts';
import { createRenameActions } from './rename-actions.ts';

export type AccountSettingsDeps = Pick<AccountDesk, 'my' | 'session' | 'host' | 'strings'>;

/** The rules of one person's account. It begins with `start`; another person is another store. */
export function createAccountSettingsStore(deps: AccountSettingsDeps) {
  let outlets: AccountOutlets = { onClosed: () => {} };
  let visit = new AbortController();
  const store = createStore<AccountSettingsState>(() => initialState);
  const { getState: get, setState: set } = store;
  const desk = { ...deps, get, set, outlets: () => outlets, stay: () => visit.signal };
  const { person, renaming, devices, actions } = createActions(desk);

  /** What did not come while there was no network. */
  function loadWhatFailed() {
    if (!deps.host.network.isOnline()) return;
    if (get().person.status === 'failed') void person.load();
    if (get().devices.status === 'failed') void devices.load();
  }

  return {
    ...store,
    actions,
    connect(next: AccountOutlets) {
      outlets = next;
    },
    /** Loads the person and the devices. Answers the way to stop. */
    start() {
      visit = new AbortController();
      void person.load();
      void devices.load();
      const { scheduler } = deps.host;
      const stopKeeping = scheduler.onHide(() => renaming.keepDraft());
      const stopWaking = scheduler.onWake(loadWhatFailed);
      return () => {
        stopKeeping();
        stopWaking();
        renaming.keepDraft();
        visit.abort();
        person.stop();
        devices.stop();
      };
    },
  };
}

function createActions(desk: AccountDesk) {
  const draft = createNameDraft(desk);
  const person = createPersonActions(desk, () => void renaming.restore());
  const renaming = createRenameActions(desk, draft, person);
  const devices = createDeviceActions(desk);
  const closing = createClosingActions(desk, draft);
  const actions: AccountSettingsActions = {
    load: () => void person.load(),
    copyAccountId: () => void person.copyAccountId(),
    rename: () => renaming.rename(),
    setName: (name) => renaming.setName(name),
    saveName: () => void renaming.saveName(),
    cancelName: () => renaming.cancelName(),
    bindMobile: () => person.bindMobile(),
    changePassword: () => person.changePassword(),
    loadDevices: () => void devices.load(),
    signOut: (id) => void devices.signOut(id),
    close: () => closing.close(),
    confirmClose: () => void closing.confirmClose(),
    cancelClose: () => closing.cancelClose(),
  };
  return { person, renaming, devices, actions };
}

const initialState: AccountSettingsState = {
  person: { status: 'loading' },
  renaming: null,
  devices: { status: 'loading' },
  closing: null,
  announcement: { id: 0, text: '' },
  focus: null,
};

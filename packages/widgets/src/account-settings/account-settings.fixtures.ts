import type { User } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import { accountDevices, accountPerson } from '../testing/account-scenarios.fixtures.ts';
import type { AccountAround } from './account-around.ts';
import type { AccountSettingsActions } from './account-settings.actions.ts';
import type { AccountSettingsState, Renaming } from './account-settings.state.ts';
import { accountSettingsStrings } from './account-settings.strings.ts';

const nothing = () => {};

/** For pictures: nothing happens. */
const stillActions: AccountSettingsActions = {
  load: nothing,
  copyAccountId: nothing,
  rename: nothing,
  setName: nothing,
  saveName: nothing,
  cancelName: nothing,
  bindMobile: nothing,
  changePassword: nothing,
  loadDevices: nothing,
  signOut: nothing,
  close: nothing,
  confirmClose: nothing,
  cancelClose: nothing,
};

export const aroundIn = (locale: Locale): AccountAround => ({
  actions: stillActions,
  strings: accountSettingsStrings[locale],
  level: 2,
});

/** The test host's time. */
const at = Date.UTC(2026, 2, 2, 2);

/** The demonstration learner with a role, and what is said of them. */
export const personWith = (part: Partial<User> = {}): AccountSettingsState['person'] => ({
  status: 'ready',
  person: { ...accountPerson, role: { id: 3, name: '助教' }, ...part },
  at,
});

export const devicesWith = (leaving: readonly string[] = []) =>
  ({
    status: 'ready',
    devices: accountDevices,
    leaving,
    at,
  }) satisfies AccountSettingsState['devices'];

/** Everything there, nothing going on. */
export const stateWith = (state: Partial<AccountSettingsState> = {}): AccountSettingsState => ({
  person: personWith(),
  renaming: null,
  devices: devicesWith(),
  closing: null,
  announcement: { id: 0, text: '' },
  focus: null,
  ...state,
});

export const renamingWith = (renaming: Partial<Renaming> = {}): Renaming => ({
  name: '知远',
  isSaving: false,
  problem: '',
  error: '',
  isRestored: false,
  ...renaming,
});

import type { User } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import { accountDevices, accountPerson } from '../testing/account-scenarios.fixtures.ts';
import { stillActions } from '../testing/still-context.fixtures.ts';
import type { AccountViewContext } from './account-view-context.ts';
import type { AccountSettingsState, Renaming } from './account-settings.state.ts';
import { accountSettingsStrings } from './account-settings.strings.ts';

export const contextIn = (locale: Locale): AccountViewContext => ({
  actions: stillActions(),
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

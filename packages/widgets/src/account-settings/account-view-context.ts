import type { AccountSettingsActions } from './account-settings.store.ts';
import type { AccountSettingsStrings } from './account-settings.strings.ts';

/** What every part of the picture needs beside its state. */
export interface AccountViewContext {
  actions: AccountSettingsActions;
  strings: AccountSettingsStrings;
  /** Of the heading. */
  level: 1 | 2 | 3;
}

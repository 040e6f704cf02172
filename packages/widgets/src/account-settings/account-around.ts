import type { AccountSettingsActions } from './account-settings.actions.ts';
import type { AccountSettingsStrings } from './account-settings.strings.ts';

/** What every part of the picture needs beside its state. */
export interface AccountAround {
  actions: AccountSettingsActions;
  strings: AccountSettingsStrings;
  /** Of the heading. */
  level: 1 | 2 | 3;
}

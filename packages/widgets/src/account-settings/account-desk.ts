import type { WidgetHost } from '../host/widget-host.ts';
import type { AccountSettingsProps } from './account-settings.props.ts';
import type { AccountSettingsState } from './account-settings.state.ts';
import type { AccountSettingsStrings } from './account-settings.strings.ts';

/** Where the settings tell things; may be others from one moment to the next. */
export type AccountOutlets = Pick<AccountSettingsProps, 'onRenamed' | 'onClosed'>;

/** What the rules of the account share. */
export interface AccountDesk extends Pick<AccountSettingsProps, 'my' | 'session'> {
  host: WidgetHost;
  strings: AccountSettingsStrings;
  get: () => AccountSettingsState;
  set: (patch: Partial<AccountSettingsState>) => void;
  outlets: () => AccountOutlets;
  /** Aborted when the settings are left: an answer that comes later is dropped. */
  stay: () => AbortSignal;
}

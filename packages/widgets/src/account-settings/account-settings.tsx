import type { MyApi, SessionApi } from '@shuyuan/api-client';
import { PersonWidget } from '../widget/widget.tsx';
import { createAccountSettingsStore } from './account-settings.store.ts';
import { accountSettingsStrings, type AccountSettingsStrings } from './account-settings.strings.ts';
import { AccountSettingsView } from './account-settings.view.tsx';
import { moveFocus } from './focus-place.ts';

/** The account is that of the host's session; another session starts the widget anew. */
export interface AccountSettingsProps {
  my: Pick<MyApi, 'detail' | 'rename'>;
  session: Pick<SessionApi, 'devices' | 'revokeDevice' | 'destroy'>;
  /** Level of its heading; those of its parts are one below. @default 2 */
  level?: 1 | 2 | 3;
  /** Has something to show: the person, or that they could not be loaded. */
  onReady?: () => void;
  /** The person has another name now: whoever shows it elsewhere asks again. */
  onRenamed?: () => void;
  /** The account is closed and every session of it has ended. `destroyedAt`: when it goes for good. */
  onClosed: (destroyedAt: Date) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<AccountSettingsStrings>;
}

/** A person's account: name, mobile number, password, signed-in devices, and closing it. Needs a `HostProvider`. */
export function AccountSettings(props: AccountSettingsProps) {
  return (
    <PersonWidget
      name="account-settings"
      props={props}
      strings={accountSettingsStrings}
      createStore={createAccountSettingsStore}
      isReady={({ person }) => person.status !== 'loading'}
      moveFocus={moveFocus}
    >
      {({ state, actions, strings, props: { level = 2 }, rootRef }) => (
        <AccountSettingsView state={state} context={{ actions, strings, level }} rootRef={rootRef} />
      )}
    </PersonWidget>
  );
}

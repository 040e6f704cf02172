import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import { SignedOut } from '../signed-out/signed-out.tsx';
import type { AccountSettingsProps } from './account-settings.props.ts';
import { accountSettingsStrings } from './account-settings.strings.ts';
import { AccountSettingsView } from './account-settings.view.tsx';
import { useAccountSettings } from './use-account-settings.ts';

/** A person's account: name, mobile number, password, signed-in devices, and closing it. Needs a `HostProvider`. */
export function AccountSettings(props: AccountSettingsProps) {
  const { session, locale } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  if (userId === null) {
    const strings = { ...accountSettingsStrings[locale], ...props.strings };
    return <SignedOut component="account-settings" strings={strings} />;
  }
  return <OwnAccount key={`${userId}/${locale}`} {...props} />;
}

function OwnAccount(props: AccountSettingsProps) {
  const { strings: own, level = 2 } = props;
  const { locale } = useHost();
  const root = useRef<HTMLElement>(null);
  const strings = useMemo(() => ({ ...accountSettingsStrings[locale], ...own }), [locale, own]);
  const { state, actions } = useAccountSettings(props, strings, root);
  const around = useMemo(() => ({ actions, strings, level }), [actions, strings, level]);
  return <AccountSettingsView state={state} around={around} rootRef={root} />;
}

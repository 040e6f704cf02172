import { EmptyState } from '@shuyuan/ui/empty-state';
import { LockIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { AccountSettingsProps } from './account-settings.props.ts';
import { accountSettingsStrings } from './account-settings.strings.ts';
import { AccountSettingsView } from './account-settings.view.tsx';
import { useAccountSettings } from './use-account-settings.ts';

/** A person's account: name, mobile number, password, signed-in devices, and closing it. Needs a `HostProvider`. */
export function AccountSettings(props: AccountSettingsProps) {
  const { session, locale } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  if (userId === null) return <SignedOut {...props} />;
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

function SignedOut({ strings: own }: AccountSettingsProps) {
  const { session, locale } = useHost();
  const strings = { ...accountSettingsStrings[locale], ...own };
  return (
    <section data-component="account-settings" data-state="signed-out" aria-label={strings.title}>
      <EmptyState
        icon={<LockIcon size="large" />}
        title={strings.signedOut}
        description={strings.signedOutHint}
        action={
          <NativeButton tone="action" onPress={() => session.requestLogin(1)}>
            {strings.signIn}
          </NativeButton>
        }
      />
    </section>
  );
}

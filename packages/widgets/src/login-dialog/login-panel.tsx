import type { SessionApi } from '@shuyuan/api-client';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../host/host-context.tsx';
import { createLoginDialogStore } from './login-dialog.store.ts';
import { loginDialogStrings } from './login-dialog.strings.ts';
import { LoginFormView } from './login-form.view.tsx';

export interface LoginPanelProps {
  /** `client.session`, or any object with these calls. */
  session: Pick<SessionApi, 'loginByPassword'>;
  /** Runs when the host's session has its user. A dialog closes by that alone. */
  onSignedIn?: () => void;
  /** Puts the focus into the first field when the panel appears. */
  takesFocus?: boolean;
}

/** The login form for a place on a page. In a dialog it is `LoginDialog`. */
export function LoginPanel({ session, onSignedIn, takesFocus }: LoginPanelProps) {
  const host = useHost();
  const strings = loginDialogStrings[host.locale];
  const store = useMemo(() => createLoginDialogStore({ session, host, strings }), [session, host, strings]);
  useEffect(() => store.dispose, [store]);
  const step = useStore(store, (state) => state.step);
  const fields = { mobile: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };

  async function handleSubmit() {
    const outcome = await store.submit();
    if (outcome.status === 'signed-in') onSignedIn?.();
    else if (outcome.focus) fields[outcome.focus].current?.focus();
  }

  return (
    <LoginFormView
      step={step}
      strings={strings}
      fields={fields}
      {...(takesFocus && { takesFocus })}
      onChange={store.setField}
      onLeave={store.leaveField}
      onSubmit={() => void handleSubmit()}
    />
  );
}

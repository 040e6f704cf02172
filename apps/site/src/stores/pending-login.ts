import type { LoginIntent, LoginMode } from '@shuyuan/widgets/host';
import type { LoginCode } from '@shuyuan/widgets/login-dialog';
import type { StoreApi } from 'zustand/vanilla';
import { storageKeys, type KeyValueStore } from './key-value-store.ts';

export interface PendingLoginState {
  loginDialog: { isOpen: boolean; mode: LoginMode; intent: LoginIntent | null };
  /** An outside sign-in that wants a mobile number before it counts. */
  loginCode: LoginCode | null;
}

/** A sign-in that was asked for and is not done yet, with the intent that waits for it. */
export interface PendingLogin {
  requestLogin: (mode: LoginMode, intent?: LoginIntent) => void;
  setLoginMode: (mode: LoginMode) => void;
  /** Keeps the code of an outside sign-in until its number is bound; null forgets it. */
  keepLoginCode: (code: LoginCode | null) => void;
  /** Closes the login dialog and drops what the person wanted. */
  cancelLogin: () => void;
  /** The person has signed in: closes the dialog and runs the intent that has waited. */
  resumeIntent: () => void;
}

export const closedDialog: PendingLoginState['loginDialog'] = { isOpen: false, mode: 1, intent: null };

export function createPendingLogin(
  { getState, setState }: Pick<StoreApi<PendingLoginState>, 'getState' | 'setState'>,
  storage: KeyValueStore,
): PendingLogin {
  function keepLoginCode(loginCode: LoginCode | null) {
    if (loginCode) storage.set(storageKeys.loginCode, loginCode.code);
    else storage.remove(storageKeys.loginCode);
    setState({ loginCode });
  }
  function cancelLogin() {
    setState({ loginDialog: closedDialog });
    keepLoginCode(null);
  }
  return {
    requestLogin: (mode, intent) => setState({ loginDialog: { isOpen: true, mode, intent: intent ?? null } }),
    setLoginMode: (mode) => setState(({ loginDialog }) => ({ loginDialog: { ...loginDialog, mode } })),
    keepLoginCode,
    cancelLogin,
    resumeIntent() {
      const { intent } = getState().loginDialog;
      cancelLogin();
      intent?.run();
    },
  };
}

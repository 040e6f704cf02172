import type { LoginIntent, LoginMode } from '@shuyuan/widgets/host';
import type { LoginCode } from '@shuyuan/widgets/login-dialog';
import type { StoreApi } from 'zustand/vanilla';
import { storageKeys, type KeyValueStore } from './key-value-store.ts';

export interface LoginWishState {
  loginDialog: { isOpen: boolean; mode: LoginMode; intent: LoginIntent | null };
  /** An outside sign-in that wants a mobile number before it counts. */
  loginCode: LoginCode | null;
}

/** Asking for sign-in, and what is under way meanwhile. */
export interface LoginWishes {
  requestLogin: (mode: LoginMode, intent?: LoginIntent) => void;
  setLoginMode: (mode: LoginMode) => void;
  /** Keeps the code of an outside sign-in until its number is bound; null forgets it. */
  keepLoginCode: (code: LoginCode | null) => void;
  /** Closes the login dialog and drops what the person wanted. */
  cancelLogin: () => void;
  /** What sign-in was asked for has come about: closes the dialog, and what the person wanted goes on. */
  fulfilWish: () => void;
}

export const closedDialog: LoginWishState['loginDialog'] = { isOpen: false, mode: 1, intent: null };

export function createLoginWishes(
  { getState, setState }: Pick<StoreApi<LoginWishState>, 'getState' | 'setState'>,
  storage: KeyValueStore,
): LoginWishes {
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
    fulfilWish() {
      const { intent } = getState().loginDialog;
      cancelLogin();
      intent?.run();
    },
  };
}

import { isApiError, type User } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { storageKeys, type KeyValueStore } from './key-value-store.ts';
import { closedDialog, createLoginWishes, type LoginWishes, type LoginWishState } from './login-wishes.ts';

export interface SessionState extends LoginWishState {
  /** The stored login token. Whether the server still takes it shows with the next call. */
  token: string | null;
  /** Null for a visitor, and until the user of `token` has arrived. */
  user: User | null;
}

export interface SessionDeps {
  storage: KeyValueStore;
  loadUser: () => Promise<User>;
  endSession: () => Promise<unknown>;
  /** The server no longer takes the token; everything of the session is already cleared. */
  onExpired: () => void;
}

/** Who is signed in on this site, in all its tabs, and the login dialog. */
export interface SessionStore extends StoreApi<SessionState>, LoginWishes {
  /** Starts a session and loads its user. Rejects, signed out again, when the user cannot be loaded. */
  signIn: (token: string) => Promise<void>;
  /** Takes a token that has come with the address. Its user is loaded by `refreshUser`. */
  adopt: (token: string) => void;
  /** Loads the user of the token, if there is one; once, however many ask meanwhile. Rejects when the server cannot be reached; the token stays. */
  refreshUser: () => Promise<void>;
  /** Rejects when the server could not be told; the session then goes on. */
  signOut: () => Promise<void>;
  /** What sign-in was asked for has come about: closes the dialog, and what the person wanted goes on. */
  fulfilWish: () => void;
  /** The server has ended the session, by something that the person asked for: forgets it without telling. */
  leave: () => void;
  /** A call was refused for `token`, or for a visitor. Late refusals of a token that is gone change nothing. */
  expire: (token: string | null) => void;
  /** Follows sign-in and sign-out in other tabs. Answers the way to stop. */
  followOtherTabs: () => () => void;
}

export function createSessionStore({ storage, loadUser, endSession, onExpired }: SessionDeps): SessionStore {
  const store = createStore<SessionState>(() => ({
    token: storage.get(storageKeys.token),
    user: null,
    loginDialog: closedDialog,
    loginCode: null,
  }));
  const { getState, setState } = store;
  const wishes = createLoginWishes(store, storage);

  function keep(token: string | null) {
    if (token === null) storage.remove(storageKeys.token);
    else storage.set(storageKeys.token, token);
    setState({ token, user: null });
  }

  function clear() {
    keep(null);
    setState({ loginDialog: closedDialog });
  }

  let loading: { token: string; user: Promise<User> } | null = null;

  async function refreshUser() {
    const { token } = getState();
    if (token === null) return;
    if (loading?.token !== token) loading = { token, user: loadUser() };
    try {
      const user = await loading.user;
      if (getState().token === token) setState({ user });
    } finally {
      loading = null;
    }
  }

  function fulfilWish() {
    const { intent } = getState().loginDialog;
    wishes.cancelLogin();
    intent?.run();
  }

  function adopt(token: string) {
    if (token !== getState().token) keep(token);
  }

  return {
    ...store,
    adopt,
    refreshUser,
    async signIn(token) {
      keep(token);
      try {
        await refreshUser();
      } catch (error) {
        if (getState().token === token) keep(null);
        throw error;
      }
      fulfilWish();
    },
    fulfilWish,
    async signOut() {
      const { token } = getState();
      try {
        await endSession();
      } catch (error) {
        // An expired session is over already, and has been cleared as such.
        if (!isApiError(error) || error.kind !== 'unauthorized') throw error;
        return;
      }
      if (getState().token === token) clear();
    },
    leave: clear,
    expire(token) {
      if (token !== getState().token) return;
      clear();
      onExpired();
    },
    ...wishes,
    followOtherTabs: () =>
      storage.subscribe(storageKeys.token, () => {
        const token = storage.get(storageKeys.token);
        if (token === getState().token) return;
        setState({ token, user: null, loginDialog: closedDialog });
        // Like every failed read: the next wake of the page tries again.
        refreshUser().catch(() => {});
      }),
  };
}

import { isApiError, type User } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createKeptToken } from './kept-token.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { closedDialog, createLoginWishes, type LoginWishes, type LoginWishState } from './login-wishes.ts';

export interface SessionState extends LoginWishState {
  /** The login token in use. Whether the server still takes it shows with the next call. */
  token: string | null;
  /** Null for a visitor, and until the user of `token` has arrived. */
  user: User | null;
  /** Another one for each session: tells what was asked in one from what is asked in the next. */
  sessionNumber: number;
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
  /**
   * Takes a token that has come with the address; its user is loaded by `refreshUser`. Until then it counts in this tab
   * alone: when it is refused, the session before it goes on.
   */
  adopt: (token: string) => void;
  /** Starts a session with a token that the server has just given; its user is loaded by `refreshUser`. */
  start: (token: string) => void;
  /**
   * Loads the user of the token, if there is one; once, however many ask meanwhile. Rejects when the server cannot be
   * reached; the token stays. A user who comes while sign-in is asked for fulfils the wish.
   */
  refreshUser: () => Promise<void>;
  /** Rejects when the server could not be told; the session then goes on. */
  signOut: () => Promise<void>;
  /** The server has ended the session, by something that the person asked for: forgets it without telling. */
  leave: () => void;
  /**
   * A call was refused for `token`, or for a visitor. Late refusals of a token that is gone change nothing; where another
   * one is stored by now, its session goes on.
   */
  expire: (token: string | null) => void;
  /** Follows sign-in and sign-out in other tabs. */
  followOtherTabs: (onWake: (listener: () => void) => void) => void;
}

export function createSessionStore({ storage, loadUser, endSession, onExpired }: SessionDeps): SessionStore {
  const kept = createKeptToken(storage);
  const store = createStore<SessionState>(() => ({
    token: kept.get(),
    user: null,
    sessionNumber: 0,
    loginDialog: closedDialog,
    loginCode: null,
  }));
  const { getState, setState } = store;
  const wishes = createLoginWishes(store, storage);

  const begin = (token: string | null) =>
    setState(({ sessionNumber }) => ({ token, user: null, sessionNumber: sessionNumber + 1 }));

  function keep(token: string | null) {
    kept.set(token);
    begin(token);
  }

  function goOnWith(token: string | null) {
    if (token === getState().token) return;
    begin(token);
    setState({ loginDialog: closedDialog });
    // Like every failed read: the next wake of the page tries again.
    refreshUser().catch(() => {});
  }

  function clear() {
    keep(null);
    setState({ loginDialog: closedDialog });
  }

  let loading: { token: string; user: Promise<User> } | null = null;

  async function refreshUser() {
    const { token } = getState();
    if (token === null) return;
    if (loading?.token !== token) loading = { token, user: loadUser().finally(() => void (loading = null)) };
    const user = await loading.user;
    const before = getState();
    if (before.token !== token) return;
    kept.set(token);
    setState({ user });
    if (before.user === null && before.loginDialog.isOpen) wishes.fulfilWish();
  }

  return {
    ...store,
    refreshUser,
    adopt(token) {
      if (token === getState().token) return;
      if (kept.get() === null) keep(token);
      else begin(token);
    },
    start: keep,
    async signIn(token) {
      keep(token);
      try {
        await refreshUser();
      } catch (error) {
        if (getState().token === token && getState().user === null) keep(null);
        throw error;
      }
      wishes.keepLoginCode(null);
    },
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
      const other = kept.get();
      if (other !== null && other !== token) return goOnWith(other);
      clear();
      onExpired();
    },
    ...wishes,
    followOtherTabs: (onWake) => kept.follow(onWake, goOnWith),
  };
}

import { isApiError, type User } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createCurrentSession, type SessionState } from './current-session.ts';
import { createEndedSession } from './ended-session.ts';
import { createKeptToken } from './kept-token.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { closedDialog, createPendingLogin, type PendingLogin } from './pending-login.ts';

export type { SessionState };

export interface SessionDeps {
  storage: KeyValueStore;
  loadUser: () => Promise<User>;
  /** Whose a token is that is not in use. */
  loadUserOf: (token: string) => Promise<User>;
  endSession: () => Promise<unknown>;
  /** The server no longer takes the token; everything of the session is already cleared. Called in every open tab. */
  onExpired: () => void;
  /** Current time in milliseconds. */
  now: () => number;
}

/** Who is signed in on this site, in all its tabs, and the login dialog. */
export interface SessionStore extends StoreApi<SessionState>, PendingLogin {
  /** Starts a session and loads its user. Rejects, signed out again, when the user cannot be loaded. */
  signIn: (token: string) => Promise<void>;
  /**
   * Takes a token that has come with the address; its user is loaded by `refreshUser`. A visitor is signed in by it.
   * Where somebody is signed in, their session goes on until they say otherwise: see `accountQuestion`.
   */
  adopt: (token: string) => void;
  /** The person's answer to `accountQuestion`: the account of the link takes the place of theirs, in all tabs. */
  goOverToLink: () => void;
  /** The other answer: the link is forgotten. */
  stayWithoutLink: () => void;
  /** Starts a session with a token that the server has just given; its user is loaded by `refreshUser`. */
  start: (token: string) => void;
  /**
   * Loads the user of the token, if there is one, and of the link that waits beside it; once, however many ask meanwhile.
   * Rejects when the server cannot be reached; the token stays. A user who comes while sign-in is pending resumes its
   * intent.
   */
  refreshUser: () => Promise<void>;
  /** Rejects when the server could not be told; the session then goes on. */
  signOut: () => Promise<void>;
  /** The server has ended the session, by something that the person asked for: forgets it without telling. */
  leave: () => void;
  /**
   * A call was refused for `token`, or for a visitor. Late refusals of a token that is gone change nothing; where another
   * one is stored by now, its session goes on, and else the link's that has waited.
   */
  expire: (token: string | null) => void;
  /**
   * Announces an end of the session that the page before this one had no time to announce, such as one that was being
   * reloaded. Does nothing while a session lives.
   */
  announceEnd: () => void;
  /** Follows sign-in and sign-out in other tabs. */
  followOtherTabs: (onWake: (listener: () => void) => void) => void;
}

export function createSessionStore(deps: SessionDeps): SessionStore {
  const { storage, loadUser, loadUserOf, endSession } = deps;
  const kept = createKeptToken(storage);
  const store = createStore<SessionState>(() => ({
    token: kept.get(),
    user: null,
    sessionNumber: 0,
    linkedAccount: null,
    loginDialog: closedDialog,
    loginCode: null,
  }));
  const { getState } = store;
  const pendingLogin = createPendingLogin(store, storage);

  const { begin, keep, goOnWith, startWith, clear, refreshUser, link } = createCurrentSession({
    store,
    kept,
    pendingLogin,
    loadUser,
    loadUserOf,
  });

  let leaving: string | null | undefined;
  const { expire, followTab, announceEnd, leave } = createEndings({
    deps,
    current: { getState, goOnWith, startWith, clear },
    kept,
    isLeaving: (token) => token === leaving,
  });

  return {
    ...store,
    refreshUser,
    adopt(token) {
      const current = getState().token;
      if (token === current) return;
      if (current !== null) link.hold(token);
      else if (kept.get() === null) keep(token);
      else begin(token);
    },
    goOverToLink: link.accept,
    stayWithoutLink: link.forget,
    start: keep,
    async signIn(token) {
      keep(token);
      try {
        await refreshUser();
      } catch (error) {
        if (getState().token === token && getState().user === null) keep(null);
        throw error;
      }
      pendingLogin.keepLoginCode(null);
    },
    async signOut() {
      const { token } = getState();
      leaving = token;
      try {
        await endSession();
      } catch (error) {
        if (!isApiError(error) || error.kind !== 'unauthorized') throw error;
        leaving = undefined;
        return expire(token);
      } finally {
        leaving = undefined;
      }
      if (getState().token === token) leave();
    },
    leave,
    expire,
    announceEnd,
    ...pendingLogin,
    followOtherTabs: (onWake) => kept.follow(onWake, followTab),
  };
}

interface EndingsDeps {
  deps: Pick<SessionDeps, 'storage' | 'onExpired' | 'now'>;
  current: Pick<ReturnType<typeof createCurrentSession>, 'goOnWith' | 'startWith' | 'clear'> &
    Pick<StoreApi<SessionState>, 'getState'>;
  kept: ReturnType<typeof createKeptToken>;
  /** Whether the person is signing out with this token at the moment. */
  isLeaving: (token: string | null) => boolean;
}

/** The ways in which a session ends, and where each is announced. */
function createEndings({ deps, current, kept, isLeaving }: EndingsDeps) {
  const { getState, goOnWith, startWith, clear } = current;
  const { onExpired } = deps;
  const ended = createEndedSession(deps.storage, deps.now);

  function expire(token: string | null) {
    // What was asked while the person signs out may be answered after the session is over: they know.
    if (token !== getState().token || isLeaving(token)) return;
    const other = kept.get();
    if (other !== null && other !== token) return goOnWith(other);
    const linked = getState().linkedAccount;
    if (linked) return startWith(linked.token);
    if (token !== null) ended.record();
    clear();
    onExpired();
  }

  /** Takes over the token of another tab. An end of the session is announced here too, a sign-out is not. */
  function followTab(token: string | null) {
    const hasSession = getState().token !== null;
    goOnWith(token);
    if (token === null && hasSession && ended.isRecent()) onExpired();
  }

  function announceEnd() {
    if (getState().token !== null || !ended.isRecent()) return;
    ended.forget();
    onExpired();
  }

  function leave() {
    ended.forget();
    clear();
  }

  return { expire, followTab, announceEnd, leave };
}

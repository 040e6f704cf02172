import type { User } from '@shuyuan/api-client';
import type { LoginIntent, LoginMode, SessionPort } from '../host/widget-host.ts';

export interface EmbedSessionDeps {
  loadUser: () => Promise<User>;
  /** Answers a fresh token in place of one that the server has refused; null ends the session. */
  renewToken: (expired: string) => Promise<string | null>;
  /** Somebody must sign in. The intent runs by itself, once, when somebody has. */
  onLoginRequired: (mode: LoginMode, intent?: LoginIntent) => void;
  /** The user of a new token could not be loaded; the token stays, and the next wake of the page tries again. */
  onFailed: (error: unknown) => void;
}

/** Who is signed in at one school, for one page. The token lives here and nowhere else: never in markup or a store. */
export interface EmbedSession extends SessionPort {
  token: () => string | null;
  /** Takes what the page says; the same token again changes nothing. */
  setToken: (token: string | null) => void;
  /** The server has refused `expired`. Answers the token to go on with; however many calls ask, the page is asked once. */
  renew: (expired: string) => Promise<string | null>;
  /** `expired` is good for nothing any more. */
  expire: (expired: string | null) => void;
  /** Loads the user of a token whose user has not come. */
  refresh: () => void;
  /** What goes on when somebody has signed in; nothing when the person gave it up. */
  keepIntent: (intent?: LoginIntent) => void;
}

export function createEmbedSession(deps: EmbedSessionDeps): EmbedSession {
  const listeners = new Set<() => void>();
  let token: string | null = null;
  let user: User | null = null;
  let wanted: LoginIntent | undefined;
  let renewing: { expired: string; fresh: Promise<string | null> } | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  function put(next: string | null, nextUser: User | null) {
    const hasChanged = user !== nextUser;
    token = next;
    user = nextUser;
    if (hasChanged) tell();
  }

  function runIntent() {
    const intent = wanted;
    wanted = undefined;
    intent?.run();
  }

  /** False when another token has come meanwhile. */
  async function loadUserOf(asked: string) {
    const loaded = await deps.loadUser();
    if (token !== asked) return false;
    put(asked, loaded);
    runIntent();
    return true;
  }

  function refresh() {
    if (token !== null && user === null) loadUserOf(token).catch(deps.onFailed);
  }

  function expire(expired: string | null) {
    if (expired !== null && expired === token) put(null, null);
  }

  async function askForFresh(expired: string) {
    // A page that throws has no fresh token either.
    const fresh = await deps.renewToken(expired).catch(() => null);
    if (token !== expired) return token;
    if (fresh === null || fresh === expired) return null;
    // The same person goes on: what is being written stays.
    put(fresh, user);
    refresh();
    return fresh;
  }

  return {
    current: () => user,
    token: () => token,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    requestLogin(mode, intent) {
      // A page may run it, or leave it to us: it runs once in any case.
      const once = intent && { kind: intent.kind, run: () => void (wanted === intent && runIntent()) };
      wanted = intent;
      deps.onLoginRequired(mode, once);
    },
    async signIn(next) {
      put(next, null);
      try {
        await loadUserOf(next);
      } catch (error) {
        expire(next);
        throw error;
      }
    },
    setToken(next) {
      if (next === token) return;
      put(next, null);
      refresh();
    },
    renew(expired) {
      if (expired !== token) return Promise.resolve(token);
      if (renewing?.expired !== expired) renewing = { expired, fresh: askForFresh(expired) };
      return renewing.fresh;
    },
    expire,
    refresh,
    keepIntent: (intent) => void (wanted = intent),
  };
}

import type { ApiError, User } from '@shuyuan/api-client';
import type { LoginIntent, LoginMode, SessionPort } from '../host/widget-host.ts';
import { createPendingLogin } from './pending-login.ts';
import { createTokenRenewals } from './token-renewals.ts';
import { createUserLoad } from './user-load.ts';

export interface EmbedSessionDeps {
  /** Whose `token` is: asked with this one and no other, however the server answers. */
  loadUser: (token: string) => Promise<User>;
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
  /**
   * The server has refused `expired`. Answers the token with which the same person goes on; however many calls ask, the
   * page is asked once. Rejects while nobody can say whose the present one is.
   */
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
  /** Ids of people by their tokens, earlier ones too: calls that still carry one may be refused late. */
  const owners = new Map<string, number>();
  const renewOnce = createTokenRenewals(deps.renewToken, (fresh, expired) =>
    loadUser(fresh, expired).catch(unlessRefused),
  );
  const { resumeIntent, keepIntent, requestLogin } = createPendingLogin(deps.onLoginRequired);
  let token: string | null = null;
  let user: User | null = null;
  const tellAll = () => listeners.forEach((listener) => listener());
  const userLoad = createUserLoad(loadOrRenew, tellAll);

  function put(next: string | null, nextUser: User | null) {
    const hasChanged = user !== nextUser;
    token = next;
    user = nextUser;
    if (hasChanged) tellAll();
  }

  /** Puts `next` and its user in the place of `present`, unless another token has come meanwhile. */
  async function loadUser(next: string, present: string) {
    const loaded = await deps.loadUser(next);
    owners.set(next, loaded.id);
    if (token !== present) return;
    // The same person goes on: what is being written stays.
    if (loaded.id === user?.id) return put(next, user);
    put(next, loaded);
    resumeIntent();
  }

  async function loadOrRenew(asked: string) {
    try {
      await loadUser(asked, asked);
    } catch (error) {
      unlessRefused(error);
      await renewOnce(asked);
      if (token !== asked) return;
      expire(asked);
      throw error;
    }
  }

  function refresh() {
    if (token !== null && user === null) userLoad.begin(token).catch(deps.onFailed);
  }

  function expire(expired: string | null) {
    if (expired !== null && expired === token) put(null, null);
  }

  return {
    current: () => user,
    isExpected: () => user === null && userLoad.isLoading(token),
    token: () => token,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    requestLogin,
    async signIn(next) {
      put(next, null);
      try {
        await userLoad.begin(next);
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
    async renew(expired) {
      if (expired === token) await renewOnce(expired);
      if (expired === token) return null;
      const owner = owners.get(expired);
      if (owner === undefined) return token;
      if (token !== null && user === null) await userLoad.last();
      return owner === user?.id ? token : null;
    },
    expire,
    refresh,
    keepIntent,
  };
}

function unlessRefused(error: unknown) {
  if ((error as Partial<ApiError>).kind !== 'unauthorized') throw error;
}

import { isApiError, type SessionApi } from '@shuyuan/api-client';
import { tokenIn } from '../paths/token-in-address.ts';
import { sourceIn, storageKeys, type KeyValueStore } from '../stores/key-value-store.ts';
import type { SessionStore } from '../stores/session-store.ts';

export interface StartUpDeps {
  url: URL;
  /** Shows an address without the secrets that have been taken from it. */
  replaceUrl: (url: URL) => void;
  storage: KeyValueStore;
  /** Lives as long as the tab: a login code is tried once in it. */
  tabStorage: KeyValueStore;
  session: Pick<SessionStore, 'adopt' | 'start' | 'announceEnd' | 'refreshUser'>;
  loginByCode: SessionApi['loginByCode'];
  loadConfig: () => Promise<void>;
  /** The server's words, when it has refused the login code. */
  onCodeRefused: (message: string) => void;
  /** The account behind the login code has no mobile number yet; `code` binds one to it. */
  onBindNeeded: (code: string) => void;
  /** For failed reads, which nobody is bothered with. */
  log: (what: string, error: unknown) => void;
  removeOverlay: () => void;
  after: (delay: number, task: () => void) => () => void;
}

/** Nobody looks at the loading overlay for longer. */
const overlayLimit = 10_000;

/**
 * Stores msv, takes a token or a login code from the address, loads the config and, when there is a token, the user.
 * Never rejects, and removes the overlay however it ends.
 */
export async function startUp(deps: StartUpDeps): Promise<void> {
  const cancel = deps.after(overlayLimit, deps.removeOverlay);
  try {
    takeQuery(deps);
    await Promise.all([
      attempt('config', deps.loadConfig, deps),
      tryLoginCode(deps).then(() => {
        deps.session.announceEnd();
        return attempt('user', deps.session.refreshUser, deps);
      }),
    ]);
  } finally {
    cancel();
    deps.removeOverlay();
  }
}

/** Takes what the address carries, and takes secrets out of it: they are neither shown nor shared. */
function takeQuery({ url, replaceUrl, storage, session }: StartUpDeps) {
  const msv = url.searchParams.get('msv');
  if (msv) storage.set(storageKeys.marketingSource, msv);
  const token = tokenIn(url.search);
  if (token) session.adopt(token);

  const clean = withoutSecrets(url);
  if (clean.href !== url.href) replaceUrl(clean);
}

/** The same address without what signs in. */
export function withoutSecrets(url: URL): URL {
  const clean = new URL(url);
  for (const name of ['token', ...(loginCodeIn(url) ? ['login_code', 'action'] : [])])
    clean.searchParams.delete(name);
  return clean;
}

async function tryLoginCode(deps: StartUpDeps) {
  const { url, storage, tabStorage, session, loginByCode } = deps;
  const code = loginCodeIn(url);
  if (!code || tabStorage.get(storageKeys.triedLoginCode + code) !== null) return;
  tabStorage.set(storageKeys.triedLoginCode + code, '1');
  const { source: msv } = sourceIn(storage);
  try {
    const answer = await loginByCode({ code, ...(msv && { msv }) });
    if (answer.success === 1) return session.start(answer.token);
    deps.onBindNeeded(answer.code);
  } catch (error) {
    if (isApiError(error) && error.kind === 'business') deps.onCodeRefused(error.message);
    else deps.log('login code', error);
  }
}

const loginCodeIn = ({ searchParams }: URL) =>
  searchParams.get('action') === 'login' ? searchParams.get('login_code') : null;

async function attempt(what: string, work: () => Promise<void>, { log }: StartUpDeps) {
  try {
    await work();
  } catch (error) {
    log(what, error);
  }
}

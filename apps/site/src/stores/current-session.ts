import type { User } from '@shuyuan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import type { createKeptToken } from './kept-token.ts';
import { createLinkedAccount, type LinkedAccount, type LinkedAccountDeps } from './linked-account.ts';
import { closedDialog, type PendingLogin, type PendingLoginState } from './pending-login.ts';
import { createUserLoads } from './user-loads.ts';

export interface SessionState extends PendingLoginState {
  /** The login token in use. Whether the server still takes it shows with the next call. */
  token: string | null;
  /** Null for a visitor, and until the user of `token` has arrived. */
  user: User | null;
  /** Another one for each session: tells what was asked in one from what is asked in the next. */
  sessionNumber: number;
  /** What has come with a link while this session lives. */
  linkedAccount: LinkedAccount | null;
}

export interface CurrentSessionDeps extends Pick<LinkedAccountDeps, 'loadUserOf'> {
  store: Pick<StoreApi<SessionState>, 'getState' | 'setState'>;
  kept: ReturnType<typeof createKeptToken>;
  pendingLogin: Pick<PendingLogin, 'resumeIntent'>;
  loadUser: () => Promise<User>;
}

/** One session after the other: how each begins and ends, and whose it is. */
export function createCurrentSession({
  store,
  kept,
  pendingLogin,
  loadUser,
  loadUserOf,
}: CurrentSessionDeps) {
  const { getState, setState } = store;

  const begin = (token: string | null, user: User | null = null) =>
    setState(({ sessionNumber, linkedAccount }) => ({
      token,
      user,
      sessionNumber: sessionNumber + 1,
      // A link waits beside a session alone, and not for its own.
      linkedAccount: token === null || token === linkedAccount?.token ? null : linkedAccount,
    }));

  function keep(token: string | null) {
    kept.set(token);
    begin(token);
  }

  const link = createLinkedAccount(store, {
    loadUserOf,
    goOver(token, user) {
      kept.set(token);
      begin(token, user);
      setState({ loginDialog: closedDialog });
    },
  });

  function goOnWith(token: string | null) {
    if (token === getState().token) return;
    begin(token);
    setState({ loginDialog: closedDialog });
    // Like every failed read: the next wake of the page tries again.
    refreshUser().catch(() => {});
  }

  function startWith(token: string) {
    kept.set(token);
    goOnWith(token);
  }

  function clear() {
    keep(null);
    setState({ loginDialog: closedDialog });
  }

  const loadCurrent = createUserLoads(loadUser);

  async function refreshUser() {
    const { token } = getState();
    if (token === null) return;
    const user = await loadCurrent(token).catch((error: unknown) => {
      if (isReplaced(token)) return null;
      throw error;
    });
    // By a link whose account goes on in place of a session that was refused, or by another tab.
    if (isReplaced(token)) return refreshUser();
    const before = getState();
    if (user === null || before.token !== token) return;
    kept.set(token);
    setState({ user });
    if (before.user === null && before.loginDialog.isOpen) pendingLogin.resumeIntent();
    await link.identify();
  }

  function isReplaced(token: string) {
    const now = getState().token;
    return now !== null && now !== token;
  }

  return { begin, keep, goOnWith, startWith, clear, refreshUser, link };
}

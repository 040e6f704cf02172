import { isApiError, type User } from '@shuyuan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import { createUserLoads } from './user-loads.ts';

/** The account of a link that was opened while somebody else may be signed in. */
export interface LinkedAccount {
  /** The token that the link carried. Kept nowhere but in this tab. */
  token: string;
  /** Null until it is known whose it is. */
  user: User | null;
}

interface LinkedAccountState {
  token: string | null;
  user: User | null;
  linkedAccount: LinkedAccount | null;
}

export interface LinkedAccountDeps {
  loadUserOf: (token: string) => Promise<User>;
  /** Makes the link's account the one that is signed in. */
  goOver: (token: string, user: User) => void;
}

/**
 * Holds the token of a link while a session lives: it takes the session's place without a word where it is of the same
 * account, is forgotten where the server does not know it, and else waits for the person's answer.
 */
export function createLinkedAccount(
  { getState, setState }: Pick<StoreApi<LinkedAccountState>, 'getState' | 'setState'>,
  { loadUserOf, goOver }: LinkedAccountDeps,
) {
  const load = createUserLoads(loadUserOf);
  const forget = () => setState({ linkedAccount: null });

  function accept() {
    const { linkedAccount } = getState();
    if (!linkedAccount?.user) return;
    const { token, user } = linkedAccount;
    forget();
    goOver(token, user);
  }

  return {
    hold: (token: string) => setState({ linkedAccount: { token, user: null } }),
    forget,
    accept,
    /** Loads whose the link is. Where the server cannot be reached the link goes on waiting. */
    async identify() {
      const token = getState().linkedAccount?.token;
      if (token === undefined) return;
      const isStillHeld = () => getState().linkedAccount?.token === token;
      try {
        const user = getState().linkedAccount?.user ?? (await load(token));
        if (!isStillHeld()) return;
        setState({ linkedAccount: { token, user } });
        if (getState().user?.id === user.id) accept();
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.kind === 'unauthorized' && isStillHeld()) forget();
      }
    },
  };
}

/** Both accounts, where the person has to say which of them goes on; null otherwise. */
export function accountQuestion({ user, linkedAccount }: Pick<LinkedAccountState, 'user' | 'linkedAccount'>) {
  const linked = linkedAccount?.user;
  return user && linked && user.id !== linked.id ? { current: user, linked } : null;
}

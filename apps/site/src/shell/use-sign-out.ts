import { isApiError } from '@shuyuan/api-client';
import { useState } from 'react';
import { useSite, useStrings } from '../stores/site-context.tsx';
import { shellStrings } from './shell.strings.ts';

/**
 * Ends the session and says how it went; once, however often it is asked for meanwhile. `onDone` runs when it has
 * ended, whoever asked may be gone by then.
 */
export function useSignOut(onDone?: () => void) {
  const { host, session } = useSite();
  const strings = useStrings(shellStrings);
  const [isPending, setIsPending] = useState(false);

  async function signOut() {
    if (isPending) return;
    setIsPending(true);
    try {
      await session.signOut();
      onDone?.();
      host.notify('positive', strings.signedOut);
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.notify('critical', strings.signOutFailed);
    } finally {
      setIsPending(false);
    }
  }

  return { isPending, signOut };
}

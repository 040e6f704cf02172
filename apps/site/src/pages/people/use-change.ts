import { isApiError } from '@shuyuan/api-client';
import { useState } from 'react';
import { useSite } from '../../stores/site-context.tsx';

/** A change that a press asks for: one at a time, and what the server refuses is said in its own words. */
export function useChange() {
  const { host, log } = useSite();
  const [isPending, setIsPending] = useState(false);
  const change = async (what: string, work: () => Promise<unknown>) => {
    if (isPending) return;
    setIsPending(true);
    try {
      await work();
    } catch (error) {
      if (!isApiError(error)) throw error;
      log(what, error);
      host.notify('critical', error.message);
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, change };
}

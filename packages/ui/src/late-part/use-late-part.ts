import { useEffect, useSyncExternalStore } from 'react';
import type { LatePart } from './late-part.ts';

/**
 * The part once it is there: at once when it has come before, and nothing on a server and while its page is being taken
 * over, so that both draw the same. Fetches it when it `isWanted`; one that does not come is asked for again when it is
 * next wanted.
 */
export function useLatePart<Part>(late: LatePart<Part>, isWanted = true): Part | undefined {
  const part = useSyncExternalStore(late.subscribe, late.current, () => undefined);
  useEffect(() => {
    if (isWanted) late.load().catch(() => {});
  }, [late, isWanted]);
  return part;
}

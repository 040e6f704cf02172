import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { LatePart } from './late-part.ts';

/**
 * The part once it is there: at once when it has come before, and nothing on a server and while its page is being taken
 * over, so that both draw the same. Fetches it when it `isWanted`; one that does not come is asked for again when it is
 * next wanted. `onFailure` is told once for each wish: take the wish back, so that it can be made again.
 */
export function useLatePart<Part>(
  late: LatePart<Part>,
  isWanted = true,
  onFailure?: () => void,
): Part | undefined {
  const part = useSyncExternalStore(late.subscribe, late.current, () => undefined);
  const isMissing = isWanted && part === undefined;
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    late.load().catch(() => {
      if (!isOver) latest.current?.();
    });
    return () => {
      isOver = true;
    };
  }, [late, isMissing]);
  return part;
}

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module.ts';

/**
 * Returns what was loaded, or undefined until then, and always on a server and while hydrating, so that both draw the
 * same. Loads when `isWanted`; a failed load is tried again when it is next wanted. `onFailure` is called once per failed
 * load: set `isWanted` back to false, so that it can be wanted again.
 */
export function useLazyModule<Module>(
  lazy: LazyModule<Module>,
  isWanted = true,
  onFailure?: () => void,
): Module | undefined {
  const module = useSyncExternalStore(lazy.subscribe, lazy.current, () => undefined);
  const isMissing = isWanted && module === undefined;
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    lazy.load().catch(() => {
      if (!isOver) latest.current?.();
    });
    return () => {
      isOver = true;
    };
  }, [lazy, isMissing]);
  return module;
}

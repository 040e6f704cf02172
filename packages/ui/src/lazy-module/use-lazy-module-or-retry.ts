import { useCallback, useEffect, useState } from 'react';
import type { LazyModule } from './lazy-module.ts';
import { useLazyModule } from './use-lazy-module.ts';

/** What a place draws while its code loads: nothing, the failure with `retry`, or the module. */
export interface LazyModuleOrRetry<Module> {
  /** Undefined until it is loaded. */
  module: Module | undefined;
  /** The load has failed: show that in its place, with a button that calls `retry`. */
  hasFailed: boolean;
  /** Loads again; `hasFailed` is false meanwhile. The same function at each render. */
  retry: () => void;
}

/** When the network, or the reader, is likely to be back. */
const wakes = ['online', 'pageshow', 'focus'] as const;

/** Milliseconds. An interface that is up again does not reach anything yet: a load that `online` begins may fail once more. */
const retryWaits = [1000, 5000] as const;

/**
 * As `useLazyModule`, for a module with a place of its own: returns the failure, and a function to retry. A failed load
 * is also retried when the page is online, shown or focused again.
 */
export function useLazyModuleOrRetry<Module>(
  lazy: LazyModule<Module>,
  isWanted = true,
): LazyModuleOrRetry<Module> {
  const [isGivenUp, setGivenUp] = useState(false);
  const module = useLazyModule(lazy, isWanted && !isGivenUp, () => setGivenUp(true));
  const retry = useCallback(() => setGivenUp(false), []);
  const hasFailed = isWanted && isGivenUp && module === undefined;
  useEffect(() => {
    if (!hasFailed) return;
    let isWatched = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askQuietly = (waits: readonly number[]) => {
      lazy.load().catch(() => {
        const [wait, ...rest] = waits;
        clearTimeout(timer);
        if (wait !== undefined && isWatched) timer = setTimeout(askQuietly, wait, rest);
      });
    };
    const handleWake = () => askQuietly(retryWaits);
    for (const wake of wakes) addEventListener(wake, handleWake);
    return () => {
      isWatched = false;
      clearTimeout(timer);
      for (const wake of wakes) removeEventListener(wake, handleWake);
    };
  }, [lazy, hasFailed]);
  return { module, hasFailed, retry };
}

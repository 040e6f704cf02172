import { useEffect, useRef } from 'react';

/**
 * Makes a navigation a promise that lasts until the page's data has arrived, so that the pager speaks only then. `key`
 * names what the page shows or is loading.
 */
export function useTurn<To>(key: string, isLoading: boolean, navigate: (to: To) => void) {
  const waiting = useRef<{ from: string; arrive: () => void } | null>(null);

  useEffect(() => {
    if (isLoading || !waiting.current || waiting.current.from === key) return;
    waiting.current.arrive();
    waiting.current = null;
  }, [key, isLoading]);

  return (to: To) =>
    new Promise<void>((arrive) => {
      waiting.current?.arrive();
      waiting.current = { from: key, arrive };
      navigate(to);
    });
}

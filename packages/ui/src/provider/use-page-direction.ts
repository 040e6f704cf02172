import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const read = (): Direction => (document.documentElement.dir.toLowerCase() === 'rtl' ? 'rtl' : 'ltr');

/** Which way the page runs, and runs from when it is turned. On a server: left to right. */
export const usePageDirection = () => useSyncExternalStore(subscribe, read, () => 'ltr' as const);

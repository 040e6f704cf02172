import { useEffect, useState } from 'react';
import type { InitialsMatcher } from './initials.ts';

/** Loads what knows initials when it is first wanted; null until then. */
export function useInitials(isWanted: boolean): InitialsMatcher | null {
  const [matcher, setMatcher] = useState<InitialsMatcher | null>(null);
  useEffect(() => {
    if (!isWanted || matcher) return;
    import('./initials.ts').then(
      ({ createInitialsMatcher }) => setMatcher(() => createInitialsMatcher()),
      // Without it the list is narrowed by what is typed alone.
      () => {},
    );
  }, [isWanted, matcher]);
  return isWanted ? matcher : null;
}

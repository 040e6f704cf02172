import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether something that moves in and out is there: it leaves when its movements have ended. */
export type Presence = 'gone' | 'entering' | 'there' | 'leaving';

export function usePresence(isOpen: boolean, ref: RefObject<HTMLElement | null>): Presence {
  const [presence, setPresence] = useState<Presence>(isOpen ? 'entering' : 'gone');
  const isShown = presence === 'entering' || presence === 'there';
  if (isOpen && !isShown) setPresence('entering');
  if (!isOpen && isShown) setPresence('leaving');
  useLayoutEffect(() => {
    const next = { entering: 'there', leaving: 'gone' } as const;
    if (presence !== 'entering' && presence !== 'leaving') return;
    let isOver = false;
    void movementsOf(ref.current).then(() => isOver || setPresence(next[presence]));
    return () => {
      isOver = true;
    };
  }, [presence, ref]);
  return presence;
}

/** A movement that is cut off has ended too. */
const movementsOf = async (element: HTMLElement | null) =>
  Promise.allSettled(element?.getAnimations?.({ subtree: true }).map(({ finished }) => finished) ?? []);

import { useEffect, useRef } from 'react';

/**
 * Keeps a line near the middle of its list, by scrolling the list alone; null leaves it where it is. `onLeave` is called when a
 * hand scrolls it. Keep that between renders.
 */
export function useLineInView(index: number | null, onLeave: () => void) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-line="${index}"]`);
    if (!list.current || !line || index === null || index < 0) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = line.offsetTop - (list.current.clientHeight - line.clientHeight) / 2;
    list.current.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  }, [index]);
  useEffect(() => {
    const listening = new AbortController();
    for (const name of ['wheel', 'touchmove'])
      list.current?.addEventListener(name, onLeave, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [onLeave]);
  return list;
}

import { useEffect, useRef } from 'react';

/** Scrolls a list, and nothing around it, to the entry that is current. */
export function useCurrentInView<Entry>(current: Entry) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !entry) return;
    const { top } = entry.getBoundingClientRect();
    list.current.scrollTop += top - list.current.getBoundingClientRect().top - list.current.clientHeight / 3;
  }, [current]);
  return list;
}

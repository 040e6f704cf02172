import { useLayoutEffect, useRef } from 'react';

/** How much of its neighbour is shown too, in pixels: a sign that there is more. */
const glimpse = 32;

const scrollTo = (row: HTMLElement) => {
  const view = row.getBoundingClientRect();
  const tab = row.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (tab && tab.right > view.right) row.scrollLeft += tab.right - view.right + glimpse;
  else if (tab && tab.left < view.left) row.scrollLeft -= view.left - tab.left + glimpse;
};

/** Scrolls the row, and nothing around it, until the tab that is `chosen` can be seen. */
export function useRowInView(chosen: string | number | null | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    if (!row || typeof ResizeObserver === 'undefined') return;
    let hasWidth = false;
    // Called once at the start too, and again when a row that was drawn out of sight gets its width.
    const observer = new ResizeObserver(() => {
      // From the start again: widths that it went through on its way to this one leave nothing behind.
      if (hasWidth) row.scrollLeft = 0;
      hasWidth = true;
      scrollTo(row);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [chosen]);
  return list;
}

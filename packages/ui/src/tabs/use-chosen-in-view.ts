import { useContext, useLayoutEffect, useRef } from 'react';
import { TabListStateContext } from 'react-aria-components/Tabs';

/** How much of its neighbour is shown too, in pixels: a sign that there is more. */
const glimpse = 32;

/** Scrolls the row, and nothing around it, until the chosen tab can be seen. */
export function useChosenInView() {
  const list = useRef<HTMLDivElement>(null);
  const chosen = useContext(TabListStateContext)?.selectedKey;
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    if (!row || !tab) return;
    const view = row.getBoundingClientRect();
    if (tab.right > view.right) row.scrollLeft += tab.right - view.right + glimpse;
    else if (tab.left < view.left) row.scrollLeft -= view.left - tab.left + glimpse;
  }, [chosen]);
  return list;
}

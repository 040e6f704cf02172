import { useLayoutEffect, useRef, useState } from 'react';

/** Whether a box holds more than it shows, either way: then the keyboard must be able to scroll it. Asked anew with `what` it holds. */
export function useOverflow(what: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      ),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [what]);
  return [ref, overflows] as const;
}

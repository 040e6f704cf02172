import { useEffect, useRef, useState } from 'react';

/** Whether there is more to scroll to, towards the beginning and towards the end. */
export interface ScrollEdges {
  before: boolean;
  after: boolean;
}

function edgesOf(element: HTMLElement, isHorizontal: boolean): ScrollEdges {
  // Right to left, the browser counts below zero.
  const at = Math.abs(isHorizontal ? element.scrollLeft : element.scrollTop);
  const room = isHorizontal
    ? element.scrollWidth - element.clientWidth
    : element.scrollHeight - element.clientHeight;
  return { before: at > 1, after: at < room - 1 };
}

/** Watches an element that scrolls, and the size of what it holds. */
export function useScrollEdges(isHorizontal: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState<ScrollEdges>({ before: false, after: false });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const next = edgesOf(element, isHorizontal);
      setEdges((last) => (last.before === next.before && last.after === next.after ? last : next));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    if (element.firstElementChild) observer?.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, [isHorizontal]);
  return [ref, edges] as const;
}

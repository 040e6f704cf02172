import { useEffect, useRef, useState } from 'react';

/** What scrolls an element: the nearest part of the page that does, or the page itself. */
function scrollerOf(element: HTMLElement) {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (/auto|scroll|hidden/.test(getComputedStyle(parent).overflowY)) return parent;
  return document.documentElement;
}

/** At the very beginning nothing is held at the top, and at the very end nothing at the bottom. */
function isHeld(element: HTMLElement, scroller: HTMLElement, edge: 'top' | 'bottom') {
  const offset = Number.parseFloat(getComputedStyle(element)[edge]) || 0;
  const isPage = scroller === document.documentElement;
  const room = isPage ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
  const { top, bottom } = element.getBoundingClientRect();
  if (edge === 'top') return scroller.scrollTop > 0 && top <= room + offset + 0.5;
  const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  return left > 1 && bottom >= room + scroller.clientHeight - offset - 0.5;
}

/** Whether a sticky element is held at its edge. */
export function useStuck(edge: 'top' | 'bottom') {
  const ref = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const scroller = scrollerOf(element);
    const events = scroller === document.documentElement ? document : scroller;
    const look = () => setStuck(isHeld(element, scroller, edge));
    look();
    events.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      events.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [edge]);
  return [ref, isStuck] as const;
}

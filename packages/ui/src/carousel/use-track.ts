import { useLayoutEffect, useRef } from 'react';

/** How long a swipe must have come to rest before it counts, in milliseconds. */
const rest = 100;

/** What had the focus is about to become inert: the focus goes along to the slide that is shown. */
function keepFocus(track: HTMLElement, slide: HTMLElement) {
  const { activeElement } = track.getRootNode() as Document | ShadowRoot;
  if (track.contains(activeElement) && !slide.contains(activeElement)) slide.focus({ preventScroll: true });
}

/** Keeps what scrolls and the number of the slide in step, whichever moves first. */
export function useTrack(index: number, onSettle: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const element = track.current;
    const slide = element?.children[index] as HTMLElement | undefined;
    const first = element?.firstElementChild as HTMLElement | null | undefined;
    // Right to left both are negative, as the browser counts.
    if (element && slide && first) element.scrollLeft = slide.offsetLeft - first.offsetLeft;
    if (element && slide) keepFocus(element, slide);
    // Only from now on slides glide: the first one shown does not come from somewhere.
    if (element) element.dataset['ready'] = 'true';
  }, [index]);

  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  function onScroll() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const element = track.current;
      if (element?.clientWidth) onSettle(Math.round(Math.abs(element.scrollLeft) / element.clientWidth));
    }, rest);
  }

  return { ref: track, onScroll };
}

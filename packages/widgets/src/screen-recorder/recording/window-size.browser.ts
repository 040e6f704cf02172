import type { Size } from './bar-place.ts';

/** What is seen of the page, in pixels. */
export const windowSize = (): Size => ({
  width: document.documentElement.clientWidth,
  height: window.innerHeight,
});

/** Calls back when the window has another size; answers the way to stop. */
export function onWindowSize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Calls back when an element has another size; answers the way to stop. */
export function onElementSize(element: Element, listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Something that scrolls by itself: a stop for the keyboard, with a name to say where one is. */
export function makeScrollStop(element: HTMLElement, name: string) {
  element.setAttribute('tabindex', '0');
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', name);
}

/** Keeps the keyboard's stops to what really scrolls: a table that fits needs none. */
export function watchScrollStops(root: HTMLElement) {
  const stops = root.querySelectorAll<HTMLElement>('[role="group"][tabindex]');
  if (stops.length === 0 || typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() => {
    for (const stop of stops) stop.tabIndex = stop.scrollWidth > stop.clientWidth ? 0 : -1;
  });
  observer.observe(root);
  return () => observer.disconnect();
}

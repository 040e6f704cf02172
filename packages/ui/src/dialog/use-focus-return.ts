import { useLayoutEffect } from 'react';

/** What react-aria says of an element before it gives the focus back to it. */
const returnEvent = 'react-aria-focus-scope-restore';

/**
 * For a sheet that its owner takes away while it is open. React-aria gives the focus back in the next frame, and wakes the
 * page when React finds time for it: a page that still rests in that frame does not take the focus, and it would be lost.
 */
export function useFocusReturn(): void {
  useLayoutEffect(
    () => () => {
      document.addEventListener(returnEvent, handleReturn);
      // React-aria's frame is the next one.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => document.removeEventListener(returnEvent, handleReturn)),
      );
    },
    [],
  );
}

function handleReturn(event: Event) {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.closest('[inert]')) return;
  event.preventDefault();
  focusWhenAwake(target);
}

/** Focuses an element as soon as nothing around it is inert. A focus that is elsewhere by then stays there, unless `isForced`. */
export function focusWhenAwake(element: HTMLElement, isForced = false) {
  const resting = element.closest('[inert]');
  if (!resting) {
    if (isForced || document.activeElement === document.body) element.focus({ preventScroll: !isForced });
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    focusWhenAwake(element, isForced);
  });
  observer.observe(resting, { attributeFilter: ['inert'] });
}

import { useEffect, useLayoutEffect, useRef } from 'react';

/** Elements that have keys of their own, or are typed into. */
const keyed = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'audio',
  'video',
  '[contenteditable]:not([contenteditable="false"])',
  '[tabindex]:not([tabindex="-1"])',
].join();

const dialog = 'dialog, [role="dialog"], [role="alertdialog"]';

/**
 * Shortcuts of the main part of a page, for while no control of the page has focus: after a reload, or after the focused
 * button was removed. `onKey` is called for keys that are pressed outside of `element`, unless they are typed into a field,
 * belong to a control or a dialog, or were used by another handler. It returns whether it used the key. Keys pressed inside
 * `element` are for its own handlers.
 */
export function usePageKeys(element: HTMLElement | null, onKey: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!element) return;
    const page = element.ownerDocument;
    const handleKey = (event: KeyboardEvent) => {
      if (isUnclaimed(event, element) && latest.current(event)) event.preventDefault();
    };
    page.addEventListener('keydown', handleKey);
    return () => page.removeEventListener('keydown', handleKey);
  }, [element]);
}

/** Whether a key was pressed outside of `element` and no control of the page takes it. */
function isUnclaimed(event: KeyboardEvent, element: HTMLElement): boolean {
  const path = event.composedPath();
  const [target] = path;
  if (event.defaultPrevented || path.includes(element) || !(target instanceof Element)) return false;
  if (target.closest(keyed)) return false;
  // An open dialog takes the page's keys, unless the element is in it.
  return (
    target.closest(dialog) === element.closest(dialog) && !element.closest('[inert], [aria-hidden="true"]')
  );
}

import { useLayoutEffect, useState } from 'react';
import type { Toast } from './toast-queue.ts';

interface Place {
  element: HTMLElement;
  /** Were there before they moved here: they are not announced again. */
  heard: ReadonlySet<Toast['key']>;
}

const nothing: ReadonlySet<Toast['key']> = new Set();

/**
 * Where notices are seen, pressed and heard: in the browser's own modal dialog, as long as one is open, for everything
 * outside of it rests; otherwise in `usual`.
 */
export function useHeardPlace(usual: HTMLElement | null, toasts: readonly Toast[]): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const isShown = toasts.length > 0;
  if (!isShown && place) setPlace(null);
  useLayoutEffect(() => {
    if (!usual || !isShown) return;
    const look = () => {
      const element = topDialog(usual) ?? usual;
      setPlace((before) => {
        if (before?.element === element) return before;
        return { element, heard: before ? new Set(toasts.map(({ key }) => key)) : nothing };
      });
    };
    look();
    // A dialog that is taken off the page tells nobody that it has closed.
    const observer = new MutationObserver(look);
    const options = { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] };
    observer.observe(usual.getRootNode(), options);
    return () => observer.disconnect();
  }, [usual, isShown, toasts]);
  return place;
}

/** The one that was drawn last stands above the others. */
function topDialog(usual: HTMLElement): HTMLElement | undefined {
  const root = usual.getRootNode() as Document | ShadowRoot;
  return [...root.querySelectorAll('dialog')].filter(isModal).at(-1);
}

function isModal(dialog: HTMLDialogElement): boolean {
  try {
    return dialog.matches(':modal');
  } catch {
    // Unknown to older browsers, whose dialogs are not told apart.
    return false;
  }
}

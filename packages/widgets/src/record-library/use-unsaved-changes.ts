import { useEffect } from 'react';
import { askBeforeLeaving } from '../widget/ask-before-leaving.browser.ts';

/** Lets the browser ask before the page is left, and tells the page, as long as changes would be lost. */
export function useUnsavedChanges(
  isUnsaved: boolean,
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined,
) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    onUnsavedChange?.(true);
    const stopAsking = askBeforeLeaving();
    return () => {
      stopAsking();
      onUnsavedChange?.(false);
    };
  }, [isUnsaved, onUnsavedChange]);
}

import { useEffect, useRef } from 'react';

/**
 * Keeps the focus where the keys are when the button that had it is gone: on the input while a keyword can be had back
 * and after that. Answers the input's ref.
 */
export function useFocusInside(removed: string | null) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    const dialog = field?.closest('dialog');
    const active = (field?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    if (!dialog || (active && active !== dialog && dialog.contains(active))) return;
    const undo = dialog.querySelector<HTMLElement>('[data-part="undo"] button');
    (undo ?? field)?.focus();
  }, [removed]);
  return input;
}

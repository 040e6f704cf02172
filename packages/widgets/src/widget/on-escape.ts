import { isComposing } from '@shuyuan/ui/modality';
import type { KeyboardEvent } from 'react';

/**
 * Leaves what is typed on the Escape key, which closes nothing around it then. One that ends a composition belongs to the
 * input method.
 */
export const onEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || isComposing(event)) return;
  event.stopPropagation();
  leave();
};

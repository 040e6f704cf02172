import { focusedElement } from '@shuyuan/ui/modality';
import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before the recorder opened. Its dialogs do so one by one, but between the first
 * and the last of them stands the console, which is none.
 */
export function useReturningFocus(isOpen: boolean) {
  const [opening, setOpening] = useState<{ isOpen: boolean; opener: HTMLElement | null }>({
    isOpen: false,
    opener: null,
  });
  // While rendering: an effect would come after the dialog has taken the focus.
  if (isOpen !== opening.isOpen) setOpening({ isOpen, opener: isOpen ? focusedElement() : opening.opener });
  const { opener } = opening;
  useEffect(() => {
    if (!isOpen && opener && !focusedElement()) opener.focus();
  }, [isOpen, opener]);
}

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isComposing } from '../modality/composition.ts';
import { focusedElement } from '../modality/focused-element.browser.ts';
import { lockScroll } from '../modality/lock-scroll.browser.ts';
import { hideOutside, followViewport, keepTabInside } from './modal-effects.browser.ts';

interface ModalManners {
  onClose?: (() => void) | undefined;
  keepsOnBackdrop?: boolean;
}

/** What makes an overlay modal while it is open: the page beside it rests, focus goes in, round, and back. */
export function useModal(overlay: RefObject<HTMLElement | null>, isOpen: boolean, manners: ModalManners) {
  const latest = useRef(manners);
  useLayoutEffect(() => {
    latest.current = manners;
  });

  useLayoutEffect(() => {
    const element = overlay.current;
    if (!isOpen || !element) return;
    const before = focusedElement();
    const undo = [lockScroll(), hideOutside(element), followViewport(element)];
    return () => {
      const hadFocus = focusedElement();
      for (const each of undo.toReversed()) each();
      // Somebody who is elsewhere by now stays there. React puts the focus back where it was before it drew, so after that.
      const wasHere = !hadFocus || element.contains(hadFocus);
      queueMicrotask(() => {
        // What had it above this one may have gone together with it.
        if (wasHere || !focusedElement()) before?.focus({ preventScroll: true });
      });
    };
  }, [overlay, isOpen]);

  // After the effects of what it holds: a field of its own may have taken the focus.
  useEffect(() => {
    const element = overlay.current;
    const focused = focusedElement();
    if (isOpen && element && !(focused && element.contains(focused)))
      element.querySelector<HTMLElement>('[role="dialog"]')?.focus();
  }, [overlay, isOpen]);

  useEffect(() => {
    const element = overlay.current;
    const around = element?.parentNode;
    if (!isOpen || !element || !around) return;
    let pressedOn: EventTarget | null = null;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') return keepTabInside(element, event);
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.onClose?.();
    };
    // Around it: React answers there for what is inside, and a field may want Escape for itself.
    const handleInside = (event: Event) => {
      const isInside = event.target instanceof Node && element.contains(event.target);
      if (isInside && event instanceof KeyboardEvent) handleKey(event);
    };
    const handlePress = ({ target }: Event) => {
      pressedOn = target;
    };
    // A press beside it would take the focus out of it, also where it closes nothing.
    const handleMouseDown = (event: Event) => {
      if (event.target === element) event.preventDefault();
    };
    const handleClick = ({ target }: Event) => {
      const isBeside = target === element && pressedOn === element;
      if (isBeside && !latest.current.keepsOnBackdrop) latest.current.onClose?.();
    };
    // Where what had the focus is gone, keys go to the page.
    const handleStrayKey = (event: KeyboardEvent) => {
      if (!focusedElement() && !element.hasAttribute('inert')) handleKey(event);
    };
    // The browser's own events: those of a dialog above come through React's tree too.
    around.addEventListener('keydown', handleInside);
    element.addEventListener('pointerdown', handlePress);
    element.addEventListener('mousedown', handleMouseDown);
    element.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleStrayKey);
    return () => {
      around.removeEventListener('keydown', handleInside);
      element.removeEventListener('pointerdown', handlePress);
      element.removeEventListener('mousedown', handleMouseDown);
      element.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleStrayKey);
    };
  }, [overlay, isOpen]);
}

import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { Toast, ToastQueue } from './toast-queue.ts';

const isFocusable = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.isConnected;

const activeIn = (region: HTMLElement) => (region.getRootNode() as Document | ShadowRoot).activeElement;

/** Clocks that stand still under pointer and focus and in a hidden tab, F6 there and back, and focus that is never lost with a notice. */
export function useToastFocus(
  region: RefObject<HTMLElement | null>,
  queue: ToastQueue,
  toasts: readonly Toast[],
) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const rests = useRef({ pointer: false, focus: false });

  const rest = useCallback(
    (change: Partial<typeof rests.current>) => {
      Object.assign(rests.current, change);
      if (rests.current.pointer || rests.current.focus || document.hidden) queue.pause();
      else queue.resume();
    },
    [queue],
  );

  useEffect(() => {
    const settle = () => rest({});
    const handleKeyDown = (event: KeyboardEvent) => {
      const element = region.current;
      if (event.key !== 'F6' || !element) return;
      event.preventDefault();
      const active = activeIn(element);
      if (element.contains(active)) cameFrom.current?.focus();
      else {
        cameFrom.current = active instanceof HTMLElement ? active : null;
        element.focus();
      }
    };
    settle();
    document.addEventListener('visibilitychange', settle);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('visibilitychange', settle);
      document.removeEventListener('keydown', handleKeyDown);
      queue.pause();
    };
  }, [queue, region, rest]);

  useLayoutEffect(() => {
    const element = region.current;
    const active = element && activeIn(element);
    if (!element) return;
    const isInside = element.contains(active);
    if (isInside ? !active?.closest('[data-leaving]') : !rests.current.focus) return;
    // A focus that has gone with its notice tells nobody that it left.
    if (!isInside) rest({ focus: false });
    const next = element.querySelector<HTMLElement>('li:not([data-leaving]) [data-part="dismiss"]');
    if (next) next.focus();
    else if (cameFrom.current?.isConnected) cameFrom.current.focus();
  }, [region, toasts, rest]);

  return {
    onPointerEnter: () => rest({ pointer: true }),
    onPointerLeave: () => rest({ pointer: false }),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const isFromOutside = !event.currentTarget.contains(event.relatedTarget);
      if (isFromOutside && isFocusable(event.relatedTarget)) cameFrom.current = event.relatedTarget;
      rest({ focus: true });
    },
    onBlur: (event: FocusEvent<HTMLElement>) =>
      rest({ focus: event.currentTarget.contains(event.relatedTarget) }),
  };
}

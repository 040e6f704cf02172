import { useRef, useState, type PointerEvent } from 'react';

interface DragOptions {
  /** Whether a press there begins a drag. @default everywhere */
  begins?: (target: Element) => boolean;
  onStart?: () => void;
  /** Where the hand is, and how far it has come since the last time, in pixels. */
  onMove: (at: { x: number; y: number }, by: { x: number; y: number }) => void;
  onEnd?: () => void;
}

/** Follows a hand from a press to its end, outside of the element too. */
export function useDrag({ begins, onStart, onMove, onEnd }: DragOptions) {
  const grip = useRef<{ pointer: number; x: number; y: number } | null>(null);
  const [isDragged, setDragged] = useState(false);

  function end({ pointerId }: PointerEvent) {
    if (grip.current?.pointer !== pointerId) return;
    grip.current = null;
    setDragged(false);
    onEnd?.();
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { target, currentTarget, button, pointerId, clientX, clientY } = event;
      if (button !== 0 || grip.current || (begins && !begins(target as Element))) return;
      capture(currentTarget, pointerId);
      grip.current = { pointer: pointerId, x: clientX, y: clientY };
      setDragged(true);
      onStart?.();
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      const from = grip.current;
      if (from?.pointer !== pointerId) return;
      grip.current = { pointer: pointerId, x, y };
      onMove({ x, y }, { x: x - from.x, y: y - from.y });
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
  return { handlers, isDragged };
}

function capture(element: Element, pointer: number) {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // The pointer has ended meanwhile; its moves over the element are heard all the same.
  }
}

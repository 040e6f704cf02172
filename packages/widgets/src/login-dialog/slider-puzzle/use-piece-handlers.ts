import { sliderSize } from '@shuyuan/api-client';
import { useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { PieceHandlers } from './piece-handlers.ts';
import { rangeOf } from './slider-puzzle.state.ts';
import type { SliderPuzzleStore } from './slider-puzzle.store.ts';

/** Pixels of the picture that a key moves the piece. */
const keySteps = { small: 2, large: 20 };

/** Turns events of a pointer and of keys, in pixels of the page, into places in the picture. */
export function usePieceHandlers(
  store: SliderPuzzleStore,
  stage: RefObject<HTMLDivElement | null>,
  onTicket: (ticket: Promise<string | null>) => void,
): PieceHandlers {
  const drag = useRef<{ pointer: number; fromX: number; at: number } | null>(null);

  return useMemo(() => {
    /** Pixels of the picture for each one of the page: the puzzle may be narrow, or enlarged. */
    const scale = () => sliderSize.width / (stage.current?.getBoundingClientRect().width || sliderSize.width);
    const placeNow = () => {
      const { step } = store.getState();
      return 'puzzle' in step ? step : null;
    };

    return {
      pointer: {
        onPointerDown(event) {
          const from = placeNow();
          if (event.button !== 0 || drag.current || !from || !store.grab()) return;
          capture(event.currentTarget, event.pointerId);
          drag.current = { pointer: event.pointerId, fromX: from.x, at: event.clientX };
        },
        onPointerMove(event) {
          const from = drag.current;
          if (from?.pointer !== event.pointerId) return;
          store.dragTo(from.fromX + (event.clientX - from.at) * scale());
        },
        onPointerUp(event) {
          if (drag.current?.pointer !== event.pointerId) return;
          drag.current = null;
          onTicket(store.release());
        },
        onPointerCancel: giveUp,
        // Also after letting go; then nothing is left to give up.
        onLostPointerCapture: giveUp,
      },
      onKeyDown(event) {
        const now = placeNow();
        if (!now || drag.current) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          onTicket(store.submit());
          return;
        }
        const to = placeByKey(event, now.x, rangeOf(now.puzzle));
        if (to === null) return;
        event.preventDefault();
        store.place(to);
      },
      onRailPress({ clientX, target, currentTarget }) {
        const now = placeNow();
        if (!now || target !== currentTarget) return;
        const { left } = currentTarget.getBoundingClientRect();
        store.place((clientX - left) * scale() - now.puzzle.piece_width / 2);
      },
    };

    function giveUp({ pointerId }: { pointerId: number }) {
      if (drag.current?.pointer !== pointerId) return;
      drag.current = null;
      store.cancel();
    }
  }, [store, stage, onTicket]);
}

/** Where a key takes the piece; null when it is none of its keys. Left is less on every page: so runs the picture. */
function placeByKey({ key, shiftKey }: KeyboardEvent, x: number, range: number): number | null {
  const step = shiftKey ? keySteps.large : keySteps.small;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return x + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return x - step;
    case 'PageUp':
      return x + keySteps.large;
    case 'PageDown':
      return x - keySteps.large;
    case 'Home':
      return 0;
    case 'End':
      return range;
    default:
      return null;
  }
}

function capture(element: Element, pointer: number) {
  try {
    element.setPointerCapture(pointer);
  } catch {
    // The pointer has ended meanwhile; its moves over the handle are heard all the same.
  }
}

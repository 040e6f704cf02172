import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Zoom } from './use-zoom.ts';

interface StageKeys {
  zoom: Zoom;
  turn: (index: number) => void;
  at: number;
  last: number;
}

/** How far an arrow key moves a picture that is larger than the stage, in pixels. */
const stride = 80;

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function answer(key: string, { zoom, turn, at, last }: StageKeys, isRightToLeft: boolean) {
  const arrow = arrows[key];
  if (arrow && zoom.view.scale > 1) return zoom.pan(arrow[0] * stride, arrow[1] * stride);
  switch (key) {
    case 'ArrowLeft':
      return turn(isRightToLeft ? at + 1 : at - 1);
    case 'ArrowRight':
      return turn(isRightToLeft ? at - 1 : at + 1);
    case 'PageUp':
      return turn(at - 1);
    case 'PageDown':
      return turn(at + 1);
    case 'Home':
      return turn(0);
    case 'End':
      return turn(last);
    case '+':
    case '=':
      return zoom.zoomIn();
    case '-':
      return zoom.zoomOut();
    case '0':
      return zoom.reset();
    default:
      return 'not ours';
  }
}

/** Arrow keys turn the pictures; on one that has been enlarged they move it. */
export function useStageKeys(room: RefObject<HTMLElement | null>, keys: StageKeys) {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const dialog = room.current?.closest<HTMLElement>('[role="dialog"]');
    const handleKey = (event: KeyboardEvent) => {
      // The browser's own: Ctrl + enlarges the page.
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isRightToLeft = dialog ? getComputedStyle(dialog).direction === 'rtl' : false;
      if (answer(event.key, latest.current, isRightToLeft) !== 'not ours') event.preventDefault();
    };
    dialog?.addEventListener('keydown', handleKey);
    return () => dialog?.removeEventListener('keydown', handleKey);
  }, [room]);
}
